CREATE TABLE "reminder" (
	"uid" integer PRIMARY KEY NOT NULL,
	"minute" smallint NOT NULL,
	"weekdays" text[] NOT NULL,
	"paused_until" date,
	"next_at" timestamp with time zone NOT NULL,
	"last_on" date,
	"open_days_on" date,
	"weekly" smallint DEFAULT 0 NOT NULL,
	"told_part" text
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_next" ON "reminder" USING btree ("next_at");--> statement-breakpoint
-- Who has an account already is reminded as newcomers are. Long due: the first run finds the moment that comes.
INSERT INTO "reminder" ("uid", "minute", "weekdays", "next_at")
SELECT "uid", 1200, '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}', "created_at" - interval '1 day' FROM "account";
