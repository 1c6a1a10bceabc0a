CREATE TABLE "content_removed" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"uuid" uuid NOT NULL
);
