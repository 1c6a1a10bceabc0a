CREATE TABLE "resting_nickname" (
	"site" text NOT NULL,
	"hash" text NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "resting_nickname_site_hash_pk" PRIMARY KEY("site","hash")
);
--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "nickname_hash" text;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "nickname_changed_at" timestamp with time zone;--> statement-breakpoint
-- A name that came free rests, by whatever road: changed, cleared, or gone with the account. The keys of the names there are
-- now are written by the job refresh_nickname_keys at the first start, because SQL cannot tell what looks alike.
CREATE FUNCTION "rest_nickname"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "resting_nickname" ("site", "hash") VALUES (OLD."site", OLD."nickname_hash")
		ON CONFLICT ("site", "hash") DO UPDATE SET "until" = NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "participant_nickname_changed" AFTER UPDATE OF "nickname" ON "participant" FOR EACH ROW
	WHEN (OLD."nickname_hash" IS NOT NULL AND OLD."nickname_hash" IS DISTINCT FROM NEW."nickname_hash")
	EXECUTE FUNCTION "rest_nickname"();
--> statement-breakpoint
CREATE TRIGGER "participant_nickname_deleted" AFTER DELETE ON "participant" FOR EACH ROW
	WHEN (OLD."nickname_hash" IS NOT NULL)
	EXECUTE FUNCTION "rest_nickname"();
