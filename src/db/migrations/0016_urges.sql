CREATE TABLE "urge" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"ridden_out_at" timestamp with time zone NOT NULL,
	"strength" smallint,
	"helped" text[] NOT NULL,
	CONSTRAINT "urge_strength" CHECK ("urge"."strength" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "urge" ADD CONSTRAINT "urge_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "urge_uid" ON "urge" USING btree ("uid","ridden_out_at");