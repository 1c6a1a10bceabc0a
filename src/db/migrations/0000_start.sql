CREATE TABLE "account" (
	"uid" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"mail" text NOT NULL,
	"mail_key" text NOT NULL,
	"mail_validated_at" timestamp with time zone,
	"password_hash" text,
	"name" text NOT NULL,
	"nickname" text,
	"nickname_key" text,
	"avatar" smallint DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"roles" text[] NOT NULL,
	"notification_kinds" text[] NOT NULL,
	"registrations_start" date NOT NULL,
	"programme_start" date NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "account_site_mail" UNIQUE("site","mail_key"),
	CONSTRAINT "account_site_nickname" UNIQUE("site","nickname_key")
);
--> statement-breakpoint
CREATE TABLE "account_key" (
	"uid" integer PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"master_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_goal" (
	"uid" integer NOT NULL,
	"day" date NOT NULL,
	"goal" numeric(6, 2) NOT NULL,
	CONSTRAINT "day_goal_uid_day_pk" PRIMARY KEY("uid","day"),
	CONSTRAINT "day_goal_not_negative" CHECK ("day_goal"."goal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flood_event" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"uid" integer NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_uid_method_path_key_pk" PRIMARY KEY("uid","method","path","key")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"current" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"stop_or_reduce" text NOT NULL,
	"pace" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(6, 2) NOT NULL,
	"cost" numeric(10, 2),
	"place" text,
	"company" text,
	"note" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_amount_not_negative" CHECK ("registration"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_key" ADD CONSTRAINT "account_key_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_goal" ADD CONSTRAINT "day_goal_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flood_event_window" ON "flood_event" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "flood_event_at" ON "flood_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_created" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plan_uid" ON "plan" USING btree ("uid","saved_at");--> statement-breakpoint
CREATE INDEX "registration_uid_day" ON "registration" USING btree ("uid","day","created_at");--> statement-breakpoint
CREATE INDEX "session_uid" ON "session" USING btree ("uid");