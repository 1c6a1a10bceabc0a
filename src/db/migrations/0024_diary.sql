CREATE TABLE "diary_entry" (
	"nid" integer PRIMARY KEY DEFAULT nextval('content_entity_number_seq') NOT NULL,
	"uuid" uuid NOT NULL,
	"uid" integer NOT NULL,
	"day" date NOT NULL,
	"title" "bytea" NOT NULL,
	"body" "bytea" NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"registration" uuid,
	"follows_note" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_entry_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "diary_entry_registration_unique" UNIQUE("registration")
);
--> statement-breakpoint
CREATE TABLE "node_draft" (
	"uid" integer NOT NULL,
	"place" text NOT NULL,
	"fields" "bytea" NOT NULL,
	"revision" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "node_draft_uid_place_pk" PRIMARY KEY("uid","place")
);
--> statement-breakpoint
CREATE TABLE "note_backlog" (
	"registration" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_registration_registration_uuid_fk" FOREIGN KEY ("registration") REFERENCES "public"."registration"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_draft" ADD CONSTRAINT "node_draft_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_backlog" ADD CONSTRAINT "note_backlog_registration_registration_uuid_fk" FOREIGN KEY ("registration") REFERENCES "public"."registration"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entry_uid" ON "diary_entry" USING btree ("uid","day","nid");--> statement-breakpoint
-- What was noted before there was a diary gets its entry by a job, which knows the keys.
INSERT INTO "note_backlog" ("registration") SELECT "uuid" FROM "registration" WHERE "note" IS NOT NULL;
