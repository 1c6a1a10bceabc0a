import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { Site } from '#domain/site.ts';
import { inLanguage, localised, site as siteKey } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import type { Question } from '../contract.ts';

const id = z.string().regex(/^[a-z-]+$/);
const stored = z.strictObject({
  id,
  gate: z.enum(['stop', 'advise', 'info']),
  answer: z.enum(['yes', 'no']),
  q: localised,
  help: localised,
  popup_title: localised,
  popup: localised,
  contacts: z.array(z.string()),
});
const file = z
  .strictObject({ sites: z.partialRecord(siteKey, z.array(id)), questions: z.array(stored) })
  .superRefine(({ sites, questions }, context) => {
    const known = new Set(questions.map((question) => question.id));
    questions.forEach((question, index) => {
      if (questions.findIndex((other) => other.id === question.id) !== index) {
        context.addIssue({
          code: 'custom',
          path: ['questions', index, 'id'],
          message: `"${question.id}" stands twice`,
        });
      }
    });
    for (const [site, ids] of Object.entries(sites)) {
      ids?.forEach((name, index) => {
        if (!known.has(name)) {
          context.addIssue({
            code: 'custom',
            path: ['sites', site, index],
            message: `no question is called "${name}"`,
          });
        }
      });
    }
  });

/** The shape of the questions file, for the test of its mistakes. */
export const questionsFile = file;

/** Read once at start; a mistake in the file stops the start. */
const { sites, questions } = readContent('onboarding/questions.yaml', file);

export const QUESTION_CONTACTS: readonly string[] = questions.flatMap(({ contacts }) => contacts);

export function questionsFor(site: Site, language: Language): Question[] {
  const text = (part: z.output<typeof localised>) => inLanguage(part, language);
  return (sites[site] ?? []).flatMap((name) =>
    questions
      .filter((question) => question.id === name)
      .map((question) => ({
        id: question.id,
        text: text(question.q),
        help: text(question.help),
        explains: question.answer,
        stops: question.gate === 'stop',
        explainer: {
          title: text(question.popup_title),
          text: text(question.popup),
          contacts: question.contacts,
        },
      })),
  );
}
