CREATE TABLE "moderation_appeal" (
	"decision" integer PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"member" integer,
	"name" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_decision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item" integer,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"target" integer NOT NULL,
	"writer" integer,
	"action" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"days" smallint,
	"member" integer NOT NULL,
	"name" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"target" integer NOT NULL,
	"rank" smallint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"overdue_told_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nurse" (
	"uid" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"initials" text NOT NULL,
	"family_name" text NOT NULL,
	"job_title" text NOT NULL,
	"practice" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"locality" text NOT NULL,
	"telephone" text NOT NULL,
	"wants_package" boolean NOT NULL,
	"package_sent_at" timestamp with time zone,
	"package_sent_by" text,
	"applied_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"uid" integer PRIMARY KEY NOT NULL,
	"member" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member" integer,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"site" text,
	"reason" text,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance" (
	"id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"name" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail" text NOT NULL,
	"mail_key" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" "bytea",
	"totp_master_key" text,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"enrol_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_member_mail_key_unique" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"member" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_member_hash_pk" PRIMARY KEY("member","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"member" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"proven_at" timestamp with time zone,
	"new_secret" "bytea",
	"new_master_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_comment" ADD COLUMN "by_moderator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_member" ADD COLUMN "closed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_post" ADD COLUMN "by_moderator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_post" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_decision_moderation_decision_id_fk" FOREIGN KEY ("decision") REFERENCES "public"."moderation_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeal" ADD CONSTRAINT "moderation_appeal_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_item_moderation_item_id_fk" FOREIGN KEY ("item") REFERENCES "public"."moderation_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nurse" ADD CONSTRAINT "nurse_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_member_staff_member_id_fk" FOREIGN KEY ("member") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_member_staff_member_id_fk" FOREIGN KEY ("member") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_appeal_uid" ON "moderation_appeal" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "moderation_appeal_open" ON "moderation_appeal" USING btree ("created_at","decision") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_decision_writer" ON "moderation_decision" USING btree ("writer","id");--> statement-breakpoint
CREATE INDEX "moderation_decision_target" ON "moderation_decision" USING btree ("kind","target","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_item_open" ON "moderation_item" USING btree ("kind","target") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_item_queue" ON "moderation_item" USING btree ("rank","opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "nurse_applied" ON "nurse" USING btree ("applied_at","uid") WHERE state = 'applied';--> statement-breakpoint
CREATE INDEX "nurse_package" ON "nurse" USING btree ("approved_at","uid") WHERE wants_package and package_sent_at is null and state = 'approved';--> statement-breakpoint
CREATE INDEX "nurse_approved" ON "nurse" USING btree ("approved_at","uid") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "audit_entry_member" ON "audit_entry" USING btree ("member","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_session_member" ON "staff_session" USING btree ("member");--> statement-breakpoint
-- The log of the staff takes inserts and nothing else, whoever is connected.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_kept" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW
	EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entry_never_emptied" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT
	EXECUTE FUNCTION "refuse_change"();
