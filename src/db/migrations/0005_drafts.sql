CREATE TABLE "exercise_draft" (
	"uid" integer NOT NULL,
	"webform_id" text NOT NULL,
	"answers" "bytea" NOT NULL,
	"revision" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_draft_uid_webform_id_pk" PRIMARY KEY("uid","webform_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_draft" ADD CONSTRAINT "exercise_draft_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;