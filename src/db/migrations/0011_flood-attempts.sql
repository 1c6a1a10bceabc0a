CREATE TABLE "flood_attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flood_attempts_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE INDEX "flood_attempts_last_at" ON "flood_attempts" USING btree ("last_at");--> statement-breakpoint
DROP TABLE "flood_event" CASCADE;