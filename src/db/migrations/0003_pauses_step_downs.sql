CREATE TABLE "pause_day" (
	"uid" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pause_day_uid_day_pk" PRIMARY KEY("uid","day")
);
--> statement-breakpoint
CREATE TABLE "step_down" (
	"uid" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"accepted" boolean NOT NULL,
	"start" jsonb NOT NULL,
	CONSTRAINT "step_down_uid_decided_at_pk" PRIMARY KEY("uid","decided_at")
);
--> statement-breakpoint
ALTER TABLE "pause_day" ADD CONSTRAINT "pause_day_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_down" ADD CONSTRAINT "step_down_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;