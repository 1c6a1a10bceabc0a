import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { EXERCISE_ICONS } from '#domain/content/content.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { address } from '#features/pages/contract.ts';
import { webformFields } from '#features/webform/contract.ts';

const list = <S extends z.ZodType>(schema: S) => z.array(z.object({ value: schema }));
/** An entity that stands whole where it is referred to (contract 1.5). */
const embedded = <Type extends string, Shape extends Record<string, z.ZodType>>(type: Type, shape: Shape) =>
  z.array(
    z.object({
      target_id: z.number(),
      target_type: z.literal('paragraph'),
      type: z.array(z.object({ target_id: z.literal(type) })),
      ...shape,
    }),
  );

const exercises = embedded('exercise', {
  field_title: list(z.string()),
  field_intro: list(z.string()),
  field_outro: list(z.string()),
  /** In minutes. */
  field_time: list(z.number()),
  /** Empty for an exercise of texts only. */
  field_category: list(z.enum(['list', 'quiz'])),
  field_icon: list(z.enum(EXERCISE_ICONS)),
  /** Ids of the contacts to show with it. */
  field_contacts: list(z.string()),
  field_webform: z.array(z.object({ target_id: z.string(), url: z.string() })),
});

/** The programme of a site as an entity in one language (contract 2.6). */
const programNode = z.object({
  entity_type: z.literal('node'),
  /** For good, in one database. */
  nid: list(z.number()),
  uuid: list(z.string()),
  langcode: list(z.enum(LANGUAGES)),
  type: z.array(z.object({ target_id: z.literal('program'), target_type: z.literal('node_type') })),
  title: list(z.string()),
  status: list(z.boolean()),
  ...address,
  /** In days. */
  field_phase_day_interval: list(z.number()),
  /** With `{when}` where the day comes. */
  field_phase_unlock_info: list(z.string()),
  field_paragraphs: embedded('phase', {
    field_title: list(z.string()),
    field_intro: list(z.string()),
    field_exercise: exercises,
  }),
  field_end_program_title: list(z.string()),
  field_end_program_text: list(z.string()),
  field_end_program_image: z.array(z.unknown()),
  field_end_program_exercises: exercises,
});
export type ProgramNode = z.infer<typeof programNode>;
export type ExerciseParagraph = ProgramNode['field_end_program_exercises'][number];

/** Only the site one is on answers: `domain` is its key. */
export const readProgramNode = endpoint({
  method: 'GET',
  path: '/get-program-node/:domain',
  access: 'user',
  feature: 'programme',
  summary: 'The programme of the site: its phases with their exercises, and its end',
  params: z.object({ domain: z.string() }),
  reply: programNode,
  errors: ['not_found'],
  revalidated: true,
});

export const readWebformFields = endpoint({
  method: 'GET',
  path: '/get-webform-fields/:domain/:webformId',
  access: 'user',
  feature: 'programme',
  summary: 'The questions of an exercise',
  params: z.object({ domain: z.string(), webformId: z.string() }),
  reply: webformFields,
  errors: ['not_found'],
  revalidated: true,
});

/** Answers by the keys of the questions; what they may be, the exercise says (`domain/programme/exercise-answer.ts`). */
export const exerciseSubmission = z.record(z.string(), z.unknown());
/** `revision` is the one that was read before changing. */
export const exerciseChange = z.looseObject({ revision: z.optional(z.number()) });
