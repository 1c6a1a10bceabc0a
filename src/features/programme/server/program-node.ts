import type { Exercise, Phase } from '#domain/content.ts';
import type { Language } from '#domain/language.ts';
import { SITES, type Site } from '#domain/site.ts';
import { fieldList } from '#domain/wire.ts';
import type { ExerciseParagraph, ProgramNode } from '../contract.ts';
import { programmeOf } from './programme.ts';

/** What the entity is called; its pages have titles of their own. */
const TITLE = { nl: 'Programma', en: 'Programme' } as const;

/** Content files have no numbers, so paragraphs are counted as they stand. */
type Count = () => number;

/** The programme of a site as the wire has it (contract 2.6). */
export function programNodeOf(site: Site, language: Language): ProgramNode {
  const { phaseDayInterval, unlockInfo, phases, end } = programmeOf(site);
  let counted = 0;
  const count: Count = () => ++counted;
  return {
    entity_type: 'node',
    nid: fieldList(SITES.indexOf(site) + 1),
    langcode: fieldList(language),
    type: [{ target_id: 'program', target_type: 'node_type' }],
    title: fieldList(TITLE[language]),
    field_phase_day_interval: fieldList(phaseDayInterval),
    field_phase_unlock_info: fieldList(unlockInfo[language]),
    field_paragraphs: phases.map((phase) => phaseParagraph(phase, language, count)),
    field_end_program_title: fieldList(end.title[language]),
    field_end_program_text: fieldList(end.text[language]),
    field_end_program_image: [],
    field_end_program_exercises: end.exercises.map((exercise) =>
      exerciseParagraph(exercise, language, count),
    ),
  };
}

function phaseParagraph({ title, intro, exercises }: Phase, language: Language, count: Count) {
  return {
    ...paragraph('phase', count),
    field_title: fieldList(title[language]),
    field_intro: fieldList(intro[language]),
    field_exercise: exercises.map((exercise) => exerciseParagraph(exercise, language, count)),
  };
}

function exerciseParagraph(exercise: Exercise, language: Language, count: Count): ExerciseParagraph {
  const { id, category } = exercise;
  return {
    ...paragraph('exercise', count),
    field_title: fieldList(exercise.title[language]),
    field_intro: fieldList(exercise.intro[language]),
    field_outro: fieldList(exercise.outro?.[language]),
    field_time: fieldList(exercise.minutes),
    field_category: fieldList(category === 'text' ? null : category),
    field_icon: fieldList(exercise.icon),
    field_contacts: exercise.contacts.flatMap(fieldList),
    field_webform: [{ target_id: id, url: `/form/${id}` }],
  };
}

function paragraph<Type extends string>(type: Type, count: Count) {
  return { target_id: count(), target_type: 'paragraph' as const, type: [{ target_id: type }] };
}
