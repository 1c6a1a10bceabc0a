DROP INDEX "forum_post_category";--> statement-breakpoint
DROP INDEX "mail_due";--> statement-breakpoint
DROP INDEX "reminder_next";--> statement-breakpoint
CREATE INDEX "forum_post_category" ON "forum_post" USING btree ("site","category","active_at","nid","comment_count","last_comment_at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at","created_at") WHERE "mail"."sent_at" is null and ("mail"."recipient" is not null or "mail"."buddy_id" is not null or "mail"."invitation_id" is not null);--> statement-breakpoint
CREATE INDEX "reminder_next" ON "reminder" USING btree ("next_at","uid");
