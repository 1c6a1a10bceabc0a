CREATE TABLE "buddy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buddy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"uid" integer NOT NULL,
	"name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"email_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"cheered_on" date,
	"updated_on" date,
	CONSTRAINT "buddy_uuid" UNIQUE("uuid"),
	CONSTRAINT "buddy_email" UNIQUE("uid","email_hash")
);
--> statement-breakpoint
CREATE TABLE "buddy_update" (
	"uid" integer PRIMARY KEY NOT NULL,
	"days" boolean NOT NULL,
	"part" boolean NOT NULL,
	"badges" boolean NOT NULL,
	"days_within_goal" boolean NOT NULL,
	"paused" boolean NOT NULL,
	"skipped_on" date
);
--> statement-breakpoint
CREATE TABLE "never_invited" (
	"email_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "buddy_id" integer;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "about" "bytea";--> statement-breakpoint
ALTER TABLE "buddy" ADD CONSTRAINT "buddy_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_update" ADD CONSTRAINT "buddy_update_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buddy_invited" ON "buddy" USING btree ("invited_at") WHERE "buddy"."status" = 'invited';--> statement-breakpoint
CREATE INDEX "buddy_updated" ON "buddy" USING btree ("updated_on") WHERE "buddy"."status" = 'accepted';--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_buddy_id_buddy_id_fk" FOREIGN KEY ("buddy_id") REFERENCES "public"."buddy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_buddy" ON "mail" USING btree ("buddy_id");