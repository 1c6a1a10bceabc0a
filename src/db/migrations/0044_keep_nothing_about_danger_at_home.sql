ALTER TABLE "exercise_submission" ALTER COLUMN "answers" DROP NOT NULL;--> statement-breakpoint
-- What relatives ticked in the exercise about danger at home is kept no longer: the other person may look into their account. A copy of
-- their data that was made before has it too; they can ask for another one.
DELETE FROM "data_export" WHERE "file" IS NOT NULL AND "uid" IN (
	SELECT "uid" FROM "exercise_submission" WHERE "webform_id" = 'n-safety'
	UNION SELECT "uid" FROM "exercise_draft" WHERE "webform_id" = 'n-safety'
);--> statement-breakpoint
DELETE FROM "exercise_draft" WHERE "webform_id" = 'n-safety';--> statement-breakpoint
-- Revision 0 was only begun, and archived by a restart.
DELETE FROM "exercise_submission" WHERE "webform_id" = 'n-safety' AND "revision" = 0;--> statement-breakpoint
-- The answers are sealed with a key per person, so they go as a whole; that the exercise was done stays.
UPDATE "exercise_submission" SET "answers" = NULL WHERE "webform_id" = 'n-safety';
