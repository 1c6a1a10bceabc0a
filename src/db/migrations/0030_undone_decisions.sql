ALTER TABLE "moderation_decision" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_undoes_moderation_decision_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."moderation_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_undoes" UNIQUE("undoes");--> statement-breakpoint
-- A granted appeal says now which decision it undid, so that this outlives the appeal, which goes with the account.
UPDATE "moderation_decision" AS "back" SET "undoes" = "decision"."id", "action" = 'undo'
FROM "moderation_appeal" AS "appeal"
JOIN "moderation_decision" AS "decision" ON "decision"."id" = "appeal"."decision"
WHERE "appeal"."outcome" = 'reversed' AND "back"."item" IS NULL AND "back"."action" = 'restore'
  AND "back"."kind" = "decision"."kind" AND "back"."target" = "decision"."target"
  AND "back"."decided_at" = "appeal"."decided_at" AND "back"."member" = "appeal"."member";--> statement-breakpoint
-- What reports hid has a rank of its own, between danger and what was reported.
UPDATE "moderation_item" SET "rank" = "rank" + 1 WHERE "rank" > 0;--> statement-breakpoint
UPDATE "moderation_item" AS "item" SET "rank" = 1
WHERE "item"."rank" = 2 AND "item"."decided_at" IS NULL AND (
  ("item"."kind" = 'post' AND EXISTS (SELECT FROM "forum_post" WHERE "nid" = "item"."target" AND "hidden_by" = 'reports'))
  OR ("item"."kind" = 'comment' AND EXISTS (SELECT FROM "forum_comment" WHERE "cid" = "item"."target" AND "hidden_by" = 'reports')));