import { endpoint } from '#contract/endpoint.ts';
import { address } from '#contract/node.ts';
import { pictureList } from '#contract/picture.ts';
import * as z from '#contract/schema.ts';
import { webformContract, webformFields } from '#contract/webform.ts';
import { EXERCISE_ICONS } from '#domain/content/content.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

/** An entity that is embedded where it is referred to (contract 1.5). */
const embedded = <Type extends string, Shape extends Record<string, z.Schema>>(type: Type, shape: Shape) =>
  z.array(
    z.object({
      target_id: z.number(),
      target_type: z.literal('paragraph'),
      type: z.array(z.object({ target_id: z.literal(type) })),
      langcode: z.listOf(z.enum(LANGUAGES)),
      ...shape,
    }),
  );

const exercises = embedded('exercise', {
  field_title: z.listOf(z.string()),
  field_intro: z.listOf(z.string()),
  field_outro: z.listOf(z.string()),
  /** In minutes. */
  field_time: z.listOf(z.number()),
  /** Empty for an exercise with text questions only. */
  field_category: z.listOf(z.enum(['list', 'quiz'])),
  field_icon: z.listOf(z.enum(EXERCISE_ICONS)),
  /** Ids of the contacts to show with it. */
  field_contacts: z.listOf(z.string()),
  /** Whether it is about safety: then it is open from the first day, and nothing waits for it. */
  field_safety: z.listOf(z.boolean()),
  /** Whether answers are stored nowhere, only that it was done. */
  field_keeps_nothing: z.listOf(z.boolean()),
  field_webform: z.array(z.object({ target_id: z.string(), url: z.string() })),
});

/** The programme of a site as an entity in one language (contract 2.6). */
const programNode = z.object({
  entity_type: z.literal('node'),
  /** Permanent within one database. */
  nid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  langcode: z.listOf(z.enum(LANGUAGES)),
  type: z.array(
    z.object({
      target_id: z.literal('program'),
      target_type: z.literal('node_type'),
      target_uuid: z.string(),
    }),
  ),
  title: z.listOf(z.string()),
  status: z.listOf(z.boolean()),
  ...address,
  /** In days. */
  field_phase_day_interval: z.listOf(z.number()),
  /** With `{when}` as a placeholder for the day. */
  field_phase_unlock_info: z.listOf(z.string()),
  field_paragraphs: embedded('phase', {
    field_title: z.listOf(z.string()),
    field_intro: z.listOf(z.string()),
    field_exercise: exercises,
  }),
  field_end_program_title: z.listOf(z.string()),
  field_end_program_text: z.listOf(z.string()),
  field_end_program_image: pictureList,
  field_end_program_exercises: exercises,
});
export type ProgramNode = z.infer<typeof programNode>;
export type ExerciseParagraph = ProgramNode['field_end_program_exercises'][number];

/** The id of an exercise, which is that of its form. */
export function exerciseId({ field_webform: [form] }: ExerciseParagraph): string {
  return form?.target_id ?? '';
}

/** `domain` is the site of the programme: for a participant the current one, for a nurse any whose participants can pair with nurses. */
export const readProgramNode = endpoint({
  method: 'GET',
  path: '/get-program-node/:domain',
  access: 'user',
  summary: 'The programme of a site: its phases with their exercises, and its end',
  params: z.object({ domain: z.string() }),
  reply: programNode,
  errors: ['not_found'],
  revalidated: true,
});

export const readWebformFields = endpoint({
  method: 'GET',
  path: '/get-webform-fields/:domain/:webformId',
  access: 'user',
  summary: 'The questions of an exercise',
  params: z.object({ domain: z.string(), webformId: z.string() }),
  reply: webformFields,
  errors: ['not_found'],
  revalidated: true,
});

/**
 * The form of an exercise. Its questions are content, so its fields are answers by question key; `exercise-answer.ts` of
 * the domain validates them.
 */
export function exerciseContract(id: string) {
  return webformContract({
    id,
    submission: z.record(z.string(), z.unknown()),
    // `revision` is the one that the change is based on.
    change: z.looseObject({ revision: z.optional(z.number()) }),
  });
}
