import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { SITES } from '#domain/site/site.ts';
import { contentKind, type Reading } from '#platform/content/kind.ts';
import { inLanguage, localised, site } from '#platform/content/localised.ts';
import {
  openFile,
  piecesOfList,
  type ReadPieces,
  reportTexts,
  reportTwice,
} from '#platform/content/source.ts';
import { isShown } from '#platform/content/wire.ts';
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
    fields: ({ content }, { language }) => ({
      field_title: fieldList(content.q[language]),
      field_text: fieldList(content.popup[language]),
      field_title_explainer: fieldList(content.popup_title[language]),
      field_link: [],
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
  for (const on of SITES) {
    for (const [index, name] of (sites[on] ?? []).entries()) {
      if (questions.some((question) => question.id === name)) continue;
      report(opened.mistake(['sites', on, index], `no question is called "${name}"`));
    }
  }
  const placed = questions.map((question) => {
    const places = SITES.flatMap((on) => {
      const place = (sites[on] ?? []).indexOf(question.id);
      return place < 0 ? [] : [[on, place]];
    });
    return { ...question, places: Object.fromEntries(places) as Stored['places'] };
  });
  return piecesOfList(questionKind, { path, list: 'questions', prefix: 'onboarding-question' }, placed);
};

/** The checklist of a site, in order. */
export function questionsFor(reading: Reading): Question[] {
  const { content, site: on, language } = reading;
  return content
    .all(questionKind, on)
    .filter((entity) => isShown(entity, reading))
    .map((entity) => entity.content)
    .toSorted((a, b) => (a.places[on] ?? 0) - (b.places[on] ?? 0))
    .map((question) => ({
      id: question.id,
      text: inLanguage(question.q, language),
      help: inLanguage(question.help, language),
      explains: question.answer,
      stops: question.gate === 'stop',
      explainer: {
        title: inLanguage(question.popup_title, language),
        text: inLanguage(question.popup, language),
        contacts: question.contacts,
      },
    }));
}
