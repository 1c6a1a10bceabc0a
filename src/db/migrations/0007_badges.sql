CREATE TABLE "person_badge" (
	"uid" integer NOT NULL,
	"badge" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "person_badge_uid_badge_pk" PRIMARY KEY("uid","badge")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "shows_badges" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person_badge" ADD CONSTRAINT "person_badge_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What people were told of before is theirs, and was shown to them.
INSERT INTO "person_badge" ("uid", "badge", "received_at", "seen_at") SELECT "uid", "badge", "created_at", "created_at" FROM "message" WHERE "badge" IS NOT NULL;
