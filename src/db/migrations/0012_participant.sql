CREATE TABLE "last_login" (
	"uid" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participant" (
	"uid" integer PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"nickname" text,
	"nickname_key" text,
	"avatar" smallint DEFAULT 1 NOT NULL,
	"notification_kinds" text[] NOT NULL,
	"shows_badges" boolean DEFAULT true NOT NULL,
	"registrations_start" date NOT NULL,
	"programme_start" date NOT NULL,
	CONSTRAINT "participant_site_nickname" UNIQUE("site","nickname_key")
);
--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_site_nickname";--> statement-breakpoint
DROP INDEX "account_last_active";--> statement-breakpoint
ALTER TABLE "last_login" ADD CONSTRAINT "last_login_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "participant" ("uid", "site", "nickname", "nickname_key", "avatar", "notification_kinds", "shows_badges", "registrations_start", "programme_start")
	SELECT "uid", "site", "nickname", "nickname_key", "avatar", "notification_kinds", "shows_badges", "registrations_start", "programme_start" FROM "account";--> statement-breakpoint
INSERT INTO "last_login" ("uid", "at") SELECT "uid", "last_login_at" FROM "account" WHERE "last_login_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "nickname";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "nickname_key";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "avatar";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "notification_kinds";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "shows_badges";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "registrations_start";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "programme_start";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "last_login_at";