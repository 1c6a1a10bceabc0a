CREATE TABLE "access_log_head" (
	"client" integer PRIMARY KEY NOT NULL,
	"looks" integer NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
-- Counts each look as it is written, whoever writes it: nodes of before this migration too. A row that is not the next of its client
-- leaves the head where it is, and the two never meet again.
CREATE FUNCTION "count_look"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."nth" = 1 THEN
		INSERT INTO "access_log_head" ("client", "looks", "hash") VALUES (NEW."client", 1, NEW."hash") ON CONFLICT DO NOTHING;
	ELSE
		UPDATE "access_log_head" SET "looks" = NEW."nth", "hash" = NEW."hash" WHERE "client" = NEW."client" AND "looks" = NEW."nth" - 1;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Nobody can log a look from here on until the migration is over, so that the heads below are those of all rows.
CREATE TRIGGER "access_log_counted" AFTER INSERT ON "access_log" FOR EACH ROW
	EXECUTE FUNCTION "count_look"();
--> statement-breakpoint
INSERT INTO "access_log_head" ("client", "looks", "hash")
	SELECT DISTINCT ON ("client") "client", "nth", "hash" FROM "access_log" ORDER BY "client", "nth" DESC;
--> statement-breakpoint
CREATE FUNCTION "refuse_skipping"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."client" <> OLD."client" OR NEW."looks" <> OLD."looks" + 1 THEN
		RAISE EXCEPTION 'Rows of % are never changed or deleted, but counted one by one', TG_TABLE_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "access_log_head_steps" BEFORE UPDATE ON "access_log_head" FOR EACH ROW
	EXECUTE FUNCTION "refuse_skipping"();
--> statement-breakpoint
CREATE TRIGGER "access_log_head_kept" BEFORE DELETE ON "access_log_head" FOR EACH ROW
	EXECUTE FUNCTION "refuse_forgetting"();
--> statement-breakpoint
CREATE TRIGGER "access_log_head_never_emptied" BEFORE TRUNCATE ON "access_log_head" FOR EACH STATEMENT
	EXECUTE FUNCTION "refuse_change"();
