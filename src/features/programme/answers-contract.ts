import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';

/** A person's answers to one exercise since the programme began. */
const exerciseAnswerRow = z.object({
  submissionId: z.string(),
  uuid: z.string(),
  /** The id of the exercise. */
  webform_id: z.string(),
  /** By the keys of the questions. */
  data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Counts the changes; a change names the revision it is based on. */
  revision: z.number(),
  /** When it was submitted and last changed: instants in UTC. */
  created: z.string(),
  changed: z.string(),
});
export type ExerciseAnswerRow = z.infer<typeof exerciseAnswerRow>;

/** The caller's answers to exercises. */
export const answersContract = viewContract({
  view: 'exercise_answers',
  display: 'rest_export_1',
  row: exerciseAnswerRow,
});
