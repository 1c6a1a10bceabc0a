CREATE TABLE "staff_answer" (
	"session" "bytea" NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"master_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_answer_session_method_path_key_pk" PRIMARY KEY("session","method","path","key")
);
--> statement-breakpoint
ALTER TABLE "staff_answer" ADD CONSTRAINT "staff_answer_session_staff_session_id_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."staff_session"("id_hash") ON DELETE cascade ON UPDATE no action;