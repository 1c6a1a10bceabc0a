CREATE TABLE "sso_attempt" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"client" text NOT NULL,
	"destination" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sso_attempt_created" ON "sso_attempt" USING btree ("created_at");