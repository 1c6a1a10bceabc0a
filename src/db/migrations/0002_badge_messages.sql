ALTER TABLE "message" ADD COLUMN "badge" text;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_badge" UNIQUE("uid","badge");