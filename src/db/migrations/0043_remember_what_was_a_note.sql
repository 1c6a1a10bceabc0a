ALTER TABLE "diary_entry" ADD COLUMN "from_note" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An entry that was edited and whose registration was deleted looks like any other by now, and stays so.
UPDATE "diary_entry" SET "from_note" = true WHERE "registration" IS NOT NULL OR "follows_note";
