ALTER TABLE "last_login" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
UPDATE last_login SET used_at = (SELECT max(last_seen_at) FROM session WHERE session.uid = last_login.uid);
