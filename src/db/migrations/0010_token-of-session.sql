ALTER TABLE "push_token" ADD COLUMN "session_hash" "bytea";--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_hash_session_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "push_token_session" ON "push_token" USING btree ("session_hash");