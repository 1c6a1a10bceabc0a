CREATE TABLE "own_price" (
	"uid" integer PRIMARY KEY NOT NULL,
	"euros" numeric(10, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_price" ADD CONSTRAINT "own_price_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;