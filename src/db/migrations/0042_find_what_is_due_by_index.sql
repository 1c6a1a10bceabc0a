-- From here on this column alone says until when a mail that was sent is kept: while its owner sees that it was. First, as it waits for
-- nobody. Nodes of before this migration do not move it: what they send is in the list of its owner a few days only.
UPDATE "mail" SET "discard_at" = "sent_at" + interval '30 days' WHERE "discard_at" < "sent_at" + interval '30 days';
--> statement-breakpoint
DROP INDEX "forum_post_category";--> statement-breakpoint
DROP INDEX "mail_due";--> statement-breakpoint
DROP INDEX "reminder_next";--> statement-breakpoint
CREATE INDEX "forum_post_category" ON "forum_post" USING btree ("site","category","active_at","nid","comment_count","last_comment_at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at","created_at") WHERE "mail"."sent_at" is null and ("mail"."recipient" is not null or "mail"."buddy_id" is not null or "mail"."invitation_id" is not null);--> statement-breakpoint
CREATE INDEX "reminder_next" ON "reminder" USING btree ("next_at","uid");
