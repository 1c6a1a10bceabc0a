CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"file" "bytea",
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" integer,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"unique_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"discard_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_unique_key" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"uid" integer NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_uid" ON "data_export" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at") WHERE "mail"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mail_uid" ON "mail" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mail_discard" ON "mail" USING btree ("discard_at");--> statement-breakpoint
CREATE INDEX "message_uid" ON "message" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "account_last_active" ON "account" USING btree (coalesce("last_login_at", "created_at"));