import * as z from 'zod';

/** The list of one's own exercise answers behind the shared path of all lists (contract section 3). */
export const EXERCISE_ANSWERS = { view: 'exercise_answers', display: 'rest_export_1' } as const;

/** What a person answered to one exercise since the programme began. */
export const exerciseAnswerRow = z.object({
  submissionId: z.string(),
  uuid: z.string(),
  /** The id of the exercise. */
  webform_id: z.string(),
  /** By the keys of the questions. */
  data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Counts the changes; a change says which one it was made on. */
  revision: z.number(),
  /** When it was submitted and when it was changed last: instants in UTC. */
  created: z.string(),
  changed: z.string(),
});
export type ExerciseAnswerRow = z.infer<typeof exerciseAnswerRow>;
