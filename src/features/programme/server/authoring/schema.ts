import { z } from 'zod';
import { EXERCISE_CATEGORIES, EXERCISE_ICONS, PHASES } from '#domain/content/content.ts';
import { OPTION_ID } from '#domain/programme/exercise-answer.ts';
import { localised } from '#platform/content/localised.ts';
import { picture } from '#platform/content/picture.ts';

/** The schema of the files of the programme (content facts 3.3). */
const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const optionId = z.string().regex(OPTION_ID, 'the id of an option is one letter');
/** Two names are reserved: on the wire, fields with these names are next to the answers. */
const key = z.string().regex(/^(?!(?:webform_id|revision)$)[a-z][a-z0-9_]*$/);
const rows = z.int().min(1).max(20);

const common = { key, title: localised, help: localised.optional() };
const answered = {
  required: z.boolean().default(false),
  placeholder: localised.optional(),
  maxlength: z.int().min(1).max(4000).default(255),
  examples: z.array(localised).min(1).max(8).optional(),
};

const anyQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, ...answered, kind: z.literal('text'), scale: z.literal(true).optional() }),
  z.strictObject({
    ...common,
    ...answered,
    kind: z.literal('list'),
    min: rows,
    max: rows,
    beside: key.optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('quiz'),
    required: z.boolean().default(true),
    options: z.array(
      z.strictObject({ id: optionId, text: localised, desc: localised.optional(), correct: z.boolean() }),
    ),
    other: z.boolean().default(false),
    explain: localised,
  }),
]);

const question = anyQuestion.refine(
  (each) => each.kind === 'quiz' || !each.placeholder || !each.examples,
  'examples to tap show what to write already: leave the placeholder out',
);

const anyExercise = z.strictObject({
  id,
  category: z.enum(EXERCISE_CATEGORIES),
  minutes: z.int().min(1).max(60),
  icon: z.enum(EXERCISE_ICONS),
  title: localised,
  intro: localised,
  questions: z.array(question).min(1),
  outro: localised.optional(),
  contacts: z.array(z.string()).default([]),
  safety: z.boolean().default(false),
  keepsNothing: z.boolean().default(false),
});

export const exercise = anyExercise.refine(
  ({ keepsNothing, questions }) => !keepsNothing || questions.every(({ kind }) => kind === 'quiz'),
  {
    path: ['keepsNothing'],
    error: 'an exercise that keeps nothing has quizzes only: nobody should write what is not kept',
  },
);

export const exercisesFile = z.strictObject({ exercises: z.array(exercise) });

const phaseId = z.enum(PHASES);
const exercises = z.array(id).min(1);

const unlock = z.strictObject({ nl: z.string().includes('{when}'), en: z.string().includes('{when}') });
const phase_day_interval = z.int().min(1).max(28);

export const phasesFile = z.strictObject({
  unlock,
  phases: z.record(phaseId, z.strictObject({ title: localised, intro: localised })),
  end: z.strictObject({ title: localised, text: localised, picture: picture.optional() }),
});

/** An override is not validated by itself: the exercise it changes is checked as a whole. */
const override = z.looseObject({ questions: z.array(z.looseObject({ key })).optional() });

export const programmeFile = z.strictObject({
  phase_day_interval,
  unlock: unlock.optional(),
  phases: z.record(
    phaseId,
    z.strictObject({ title: localised.optional(), intro: localised.optional(), exercises }),
  ),
  end: z.strictObject({
    title: localised.optional(),
    text: localised.optional(),
    picture: picture.partial().optional(),
    exercises,
  }),
  overrides: z.record(id, override).default({}),
});

export const tip = z.strictObject({ id, title: localised, text: localised });

export const tipsFile = z.strictObject({ tips: z.array(tip).min(1) });
