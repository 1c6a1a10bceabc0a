CREATE TABLE "recovery_code" (
	"uid" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_code_uid_hash_pk" PRIMARY KEY("uid","hash")
);
--> statement-breakpoint
CREATE TABLE "remembered_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" integer NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"remembered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remembered_device_browser" UNIQUE("uid","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"uid" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"step" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_device" ADD CONSTRAINT "remembered_device_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_device_at" ON "remembered_device" USING btree ("remembered_at");