CREATE TABLE "forum_comment" (
	"cid" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_comment_cid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nid" integer NOT NULL,
	"position" integer NOT NULL,
	"parent" integer,
	"uuid" uuid NOT NULL,
	"member" integer,
	"anonymous" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"hidden_by" text,
	"hidden_reason" text,
	"danger" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_comment_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "forum_comment_position" UNIQUE("nid","position")
);
--> statement-breakpoint
CREATE TABLE "forum_flagging" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_flagging_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"flag" text NOT NULL,
	"target" integer NOT NULL,
	"uid" integer NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_flagging_once" UNIQUE("flag","target","uid")
);
--> statement-breakpoint
CREATE TABLE "forum_member" (
	"number" integer PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told_on" date,
	"told_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_member_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "forum_news" (
	"nid" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_post" (
	"nid" integer PRIMARY KEY DEFAULT nextval('content_entity_number_seq') NOT NULL,
	"site" text NOT NULL,
	"category" integer NOT NULL,
	"title" text NOT NULL,
	"uuid" uuid NOT NULL,
	"member" integer,
	"anonymous" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"hidden_by" text,
	"hidden_reason" text,
	"danger" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"last_comment_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_post_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "forum_reading" (
	"uid" integer NOT NULL,
	"nid" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"follows" boolean,
	"has_news" boolean DEFAULT false NOT NULL,
	CONSTRAINT "forum_reading_uid_nid_pk" PRIMARY KEY("uid","nid")
);
--> statement-breakpoint
ALTER TABLE "forum_comment" ADD CONSTRAINT "forum_comment_nid_forum_post_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."forum_post"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_comment" ADD CONSTRAINT "forum_comment_member_forum_member_number_fk" FOREIGN KEY ("member") REFERENCES "public"."forum_member"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_flagging" ADD CONSTRAINT "forum_flagging_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_member" ADD CONSTRAINT "forum_member_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_news" ADD CONSTRAINT "forum_news_nid_forum_post_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."forum_post"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_member_forum_member_number_fk" FOREIGN KEY ("member") REFERENCES "public"."forum_member"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reading" ADD CONSTRAINT "forum_reading_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reading" ADD CONSTRAINT "forum_reading_nid_forum_post_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."forum_post"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_comment_member" ON "forum_comment" USING btree ("member","created_at");--> statement-breakpoint
CREATE INDEX "forum_flagging_uid" ON "forum_flagging" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "forum_post_category" ON "forum_post" USING btree ("site","category","active_at","nid");--> statement-breakpoint
CREATE INDEX "forum_post_member" ON "forum_post" USING btree ("member","created_at");--> statement-breakpoint
CREATE INDEX "forum_reading_follower" ON "forum_reading" USING btree ("nid") WHERE follows;--> statement-breakpoint
CREATE INDEX "forum_reading_news" ON "forum_reading" USING btree ("uid") WHERE has_news;