ALTER TABLE "message" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
-- Nothing told apart what was read before: all of it would be unread at once.
UPDATE "message" SET "seen_at" = "created_at";
