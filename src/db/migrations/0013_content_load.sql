CREATE TABLE "content_load" (
	"fingerprint" text PRIMARY KEY NOT NULL
);
