import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { PHASES } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { type Content, contentKind, type Entity, type Reading } from '#platform/content/kind.ts';
import { localised } from '#platform/content/localised.ts';
import { picture, pictureField } from '#platform/content/picture.ts';
import { paragraphJson } from '#platform/content/wire.ts';
import { exerciseKind, exerciseParagraph } from './exercise-kind.ts';

/** The name of the entity; its pages have their own titles. */
const TITLE = { nl: 'Programma', en: 'Programme' } as const;

const exercises = z.array(z.string());

const phase = z.strictObject({ id: z.enum(PHASES), title: localised, intro: localised, exercises });
type PhaseContent = z.output<typeof phase>;

export const phaseKind = contentKind<PhaseContent>({
  name: 'phase',
  schema: phase,
  wire: {
    form: 'paragraph',
    bundle: () => 'phase',
    title: ({ title }) => title,
    fields({ site, content: { title, intro, exercises: ids } }, { content, language }) {
      return {
        field_title: fieldList(title[language]),
        field_intro: fieldList(intro[language]),
        field_exercise: exercisesOf(content, site, ids).map((found) => exerciseParagraph(found, language)),
      };
    },
  },
});

/** Phases and exercises are separate pieces of content; these are their ids, without the site. */
const program = z.strictObject({
  phaseDayInterval: z.number(),
  unlockInfo: localised,
  phases: z.array(z.enum(PHASES)),
  end: z.strictObject({ title: localised, text: localised, picture: picture.optional(), exercises }),
});
type ProgramContent = z.output<typeof program>;

/** The programme of a site, as a node with its phases and exercises embedded (contract 2.6). */
export const programKind = contentKind<ProgramContent>({
  name: 'program',
  schema: program,
  wire: {
    form: 'node',
    bundle: () => 'program',
    title: () => TITLE,
    page: () => ({ route: 'programme' }),
    fields: programFields,
  },
});

function programFields({ site, content: own }: Entity<ProgramContent>, reading: Reading) {
  const { content, language } = reading;
  return {
    field_phase_day_interval: fieldList(own.phaseDayInterval),
    field_phase_unlock_info: fieldList(own.unlockInfo[language]),
    field_paragraphs: phasesOf(content, site, own.phases).map((found) =>
      paragraphJson(found.number, 'phase', {
        langcode: fieldList(found.written[language]),
        ...phaseKind.wire.fields(found, reading),
      }),
    ),
    field_end_program_title: fieldList(own.end.title[language]),
    field_end_program_text: fieldList(own.end.text[language]),
    field_end_program_image: pictureField(own.end.picture, language),
    field_end_program_exercises: exercisesOf(content, site, own.end.exercises).map((found) =>
      exerciseParagraph(found, language),
    ),
  };
}

/** The exercises with these ids on a site, in this order; one that is not published is left out. */
export function exercisesOf(content: Content, site: Site | null, ids: readonly string[]) {
  return ids.flatMap((id) => content.find(exerciseKind, `${site}/exercise/${id}`) ?? []);
}

export function phasesOf(content: Content, site: Site | null, ids: readonly string[]) {
  return ids.flatMap((id) => content.find(phaseKind, `${site}/phase/${id}`) ?? []);
}
