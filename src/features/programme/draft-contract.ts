import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** Unsubmitted answers to an exercise; they never count as a submission (contract head section). */
const draft = z.object({
  /** The id of the exercise. */
  webform_id: z.string(),
  /** By the keys of the questions. */
  data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** The revision of the submission that it changes; null for a first answer. */
  revision: z.nullable(z.number()),
  /** When it was saved: an instant in UTC. */
  changed: z.string(),
});
export type Draft = z.infer<typeof draft>;

const shared = { access: 'client', feature: 'programme' } as const;
const ofExercise = {
  ...shared,
  path: '/api/v1/drafts/:webform_id',
  params: z.object({ webform_id: z.string() }),
} as const;

export const readDrafts = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/v1/drafts',
  summary: 'Everything one is writing in exercises',
  reply: z.array(draft),
});

export const readDraft = endpoint({
  ...ofExercise,
  method: 'GET',
  summary: 'What one is writing in an exercise',
  reply: draft,
  errors: ['not_found'],
});

export const saveDraft = endpoint({
  ...ofExercise,
  method: 'PUT',
  summary:
    'Keep what one is writing in an exercise; another `basis` than the draft that is there is a conflict',
  body: z.object({
    data: z.record(z.string(), z.unknown()),
    revision: z.optional(z.nullable(z.number())),
    /** The `changed` of the draft that it is based on; null if there was none. */
    basis: z.optional(z.nullable(z.string())),
  }),
  reply: draft,
  errors: ['malformed_request', 'invalid_input', 'not_found', 'exercise_locked', 'edit_conflict'],
  refreshes: ['/api/v1/drafts'],
});

export const deleteDraft = endpoint({
  ...ofExercise,
  method: 'DELETE',
  summary: 'Let go of what one is writing in an exercise',
  status: 204,
  errors: ['not_found'],
  refreshes: ['/api/v1/drafts'],
});
