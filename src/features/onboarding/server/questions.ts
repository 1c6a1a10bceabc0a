import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { SITES } from '#domain/site/site.ts';
import { contentKind, type Reading } from '#platform/content/kind.ts';
import { link, linkField } from '#platform/content/link.ts';
import { inLanguage, localised, site } from '#platform/content/localised.ts';
import { contactNames, lintContacts } from '#platform/content/names.ts';
import {
  openFile,
  piecesOfList,
  type ReadPieces,
  reportTexts,
  reportTwice,
} from '#platform/content/source.ts';
import { shownInOrder } from '#platform/content/wire.ts';
import type { Question } from '../contract.ts';

const id = z.string().regex(/^[a-z-]+$/);
const written = z.strictObject({
  id,
  gate: z.enum(['stop', 'advise', 'info']),
  answer: z.enum(['yes', 'no']),
  q: localised,
  help: localised,
  popup_title: localised,
  popup: localised,
  contacts: z.array(z.string()),
  /** The link of the explainer. */
  link: link.optional(),
});
const stored = written.extend({
  /** Its position in the checklist of each site that asks it. */
  places: z.partialRecord(site, z.number()),
});
type Stored = z.output<typeof stored>;

/** A yes/no question before registering (spec 1 §3). */
export const questionKind = contentKind<Stored>({
  name: 'onboarding_question',
  schema: stored,
  wire: {
    form: 'paragraph',
    bundle: () => 'onboarding_question',
    title: ({ q }) => q,
    isShown: ({ places }, reading) => places[reading.site] !== undefined,
    place: ({ places }, on) => places[on] ?? 0,
    fields: ({ content }, reading) => ({
      field_id: fieldList(content.id),
      field_title: fieldList(content.q[reading.language]),
      field_help: fieldList(content.help[reading.language]),
      field_explains: fieldList(content.answer),
      field_title_explainer: fieldList(content.popup_title[reading.language]),
      field_text: fieldList(content.popup[reading.language]),
      field_link: linkField(content.link, reading),
      field_contacts: content.contacts.flatMap(fieldList),
    }),
  },
});

const file = z.strictObject({ sites: z.partialRecord(site, z.array(id)), questions: z.array(written) });

export const questionPieces: ReadPieces = (source, report) => {
  const path = 'onboarding/questions.yaml';
  const opened = openFile(path, file, source);
  const { sites, questions } = opened.content;
  reportTexts(opened, opened.content, report);
  reportTwice(opened, 'questions', questions, report);
  const known = contactNames(source);
  for (const [index, { contacts }] of questions.entries()) {
    const wrong = lintContacts(contacts, known, ['questions', index, 'contacts']);
    for (const mistake of wrong) report(opened.mistake(mistake.path, mistake.problem));
  }
  for (const on of SITES) {
    for (const [index, name] of (sites[on] ?? []).entries()) {
      if (questions.some((question) => question.id === name)) continue;
      report(opened.mistake(['sites', on, index], `no question is called "${name}"`));
    }
  }
  const placed = questions.map((question) => {
    const places: Stored['places'] = {};
    for (const on of SITES) {
      const place = (sites[on] ?? []).indexOf(question.id);
      if (place >= 0) places[on] = place;
    }
    return { ...question, places };
  });
  return piecesOfList(questionKind, { path, list: 'questions', prefix: 'onboarding-question' }, placed);
};

/** The checklist of a site, in order. */
export function questionsFor(reading: Reading): Question[] {
  const { content, site: on, language } = reading;
  return shownInOrder(content.all(questionKind, on), reading).map(
    ({ content: question, written: languages }) => ({
      id: question.id,
      text: inLanguage(question.q, language),
      help: inLanguage(question.help, language),
      explains: question.answer,
      stops: question.gate === 'stop',
      explainer: {
        title: inLanguage(question.popup_title, language),
        text: inLanguage(question.popup, language),
        contacts: question.contacts,
        link: linkField(question.link, reading)[0] ?? null,
      },
      langcode: languages[language],
    }),
  );
}
