CREATE TABLE "access_log" (
	"client" integer NOT NULL,
	"nth" integer NOT NULL,
	"nurse" integer NOT NULL,
	"look" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "access_log_client_nth_pk" PRIMARY KEY("client","nth")
);
--> statement-breakpoint
CREATE TABLE "client_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"site" text NOT NULL,
	"first_name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pairing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"nurse" integer NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"agreement" smallint NOT NULL,
	"registrations_off_at" timestamp with time zone,
	"exercises_off_at" timestamp with time zone,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_until" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pairing_code" (
	"uid" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pairing_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "client_invitation" ADD CONSTRAINT "client_invitation_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_nurse_account_uid_fk" FOREIGN KEY ("nurse") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_list" ON "access_log" USING btree ("client","nurse","day") WHERE look = 'list';--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "client_invitation_uid" ON "client_invitation" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "client_invitation_at" ON "client_invitation" USING btree ("invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_active" ON "pairing" USING btree ("uid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pairing_nurse" ON "pairing" USING btree ("nurse","uid");--> statement-breakpoint
CREATE INDEX "pairing_consent" ON "pairing" USING btree ("consent_until") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pairing_uid" ON "pairing" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_invitation_id_client_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."client_invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_invitation" ON "mail" USING btree ("invitation_id");--> statement-breakpoint
-- Who looked at whom is never changed, and is forgotten only after the client's account is gone.
CREATE FUNCTION "refuse_forgetting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "account" WHERE "uid" = OLD."client") THEN
		RAISE EXCEPTION 'Rows of % are kept while the account of the client is there', TG_TABLE_NAME;
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "access_log_unchanged" BEFORE UPDATE ON "access_log" FOR EACH ROW
	EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "access_log_kept" BEFORE DELETE ON "access_log" FOR EACH ROW
	EXECUTE FUNCTION "refuse_forgetting"();
--> statement-breakpoint
CREATE TRIGGER "access_log_never_emptied" BEFORE TRUNCATE ON "access_log" FOR EACH STATEMENT
	EXECUTE FUNCTION "refuse_change"();
