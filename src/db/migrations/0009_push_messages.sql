CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"discard_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ticket" text,
	CONSTRAINT "push_message_once" UNIQUE("token_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" integer NOT NULL,
	"channel" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_token_id_push_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."push_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("next_attempt_at") WHERE "push_message"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "push_message_discard" ON "push_message" USING btree ("discard_at");--> statement-breakpoint
CREATE INDEX "push_token_uid" ON "push_token" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "push_token_seen" ON "push_token" USING btree ("last_seen_at");