CREATE TABLE "sso_identity" (
	"uid" integer PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checklist_done_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	CONSTRAINT "sso_identity_subject" UNIQUE("site","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "used_token" (
	"issuer" text NOT NULL,
	"jti" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "used_token_issuer_jti_pk" PRIMARY KEY("issuer","jti")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "launched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_token_until" ON "used_token" USING btree ("until");