ALTER TABLE "account" ADD COLUMN "pending_mail" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pending_mail_at" timestamp with time zone;