-- They are kept for a day only, and nobody but their owner could encrypt those of before.
DELETE FROM "idempotent_answer";--> statement-breakpoint
ALTER TABLE "idempotent_answer" ALTER COLUMN "answer" SET DATA TYPE bytea USING NULL;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ALTER COLUMN "answer" SET NOT NULL;
