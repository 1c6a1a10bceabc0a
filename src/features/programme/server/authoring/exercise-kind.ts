import { fieldList } from '#contract/wire.ts';
import type { Exercise } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { contentKind, type Entity } from '#platform/content/kind.ts';
import { paragraphJson } from '#platform/content/wire.ts';
import type { ExerciseParagraph } from '../../contract.ts';
import { exerciseFields } from '../exercise-fields.ts';
import { exercise } from './schema.ts';

/** An exercise of one site: a form with a page of its own, and a paragraph of the programme. */
export const exerciseKind = contentKind<Exercise>({
  name: 'exercise',
  schema: exercise,
  wire: {
    form: 'webform',
    bundle: ({ id }) => id,
    title: ({ title }) => title,
    page: ({ id }) => ({ route: 'exercise', params: { exercise: id } }),
    fields: ({ content }, { language }) => ({ elements: exerciseFields(content, language) }),
  },
});

/** An exercise as embedded in the programme (contract 2.6). */
export function exerciseParagraph(
  { number, content, written }: Entity<Exercise>,
  language: Language,
): ExerciseParagraph {
  const { id, category } = content;
  return paragraphJson(number, 'exercise', {
    langcode: fieldList(written[language]),
    field_title: fieldList(content.title[language]),
    field_intro: fieldList(content.intro[language]),
    field_outro: fieldList(content.outro?.[language]),
    field_time: fieldList(content.minutes),
    field_category: fieldList(category === 'text' ? null : category),
    field_icon: fieldList(content.icon),
    field_contacts: content.contacts.flatMap(fieldList),
    field_safety: fieldList(content.safety),
    field_keeps_nothing: fieldList(content.keepsNothing),
    field_webform: [{ target_id: id, url: `/form/${id}` }],
  });
}
