CREATE TABLE "exercise_submission" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"webform_id" text NOT NULL,
	"answers" "bytea" NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exercise_submission" ADD CONSTRAINT "exercise_submission_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_submission_uid" ON "exercise_submission" USING btree ("uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_submission_current" ON "exercise_submission" USING btree ("uid","webform_id") WHERE "exercise_submission"."archived_at" is null;