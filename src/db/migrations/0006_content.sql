CREATE TABLE "content_entity" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entity_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"site" text,
	"weight" integer NOT NULL,
	"published" boolean NOT NULL,
	"shape" jsonb NOT NULL,
	CONSTRAINT "content_entity_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "content_text" (
	"entity" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"loaded" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_text_entity_language_state_pk" PRIMARY KEY("entity","language","state")
);
--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_entity_content_entity_number_fk" FOREIGN KEY ("entity") REFERENCES "public"."content_entity"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('houvast_content', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_entity_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_entity" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_text_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_text" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
