import { z } from 'zod';
import { MAIL_KINDS, OUTSIDE_MAIL_KINDS } from '#domain/notices/mail.ts';
import { localised } from '#platform/content/localised.ts';
import { readTexts } from '#platform/content/source.ts';

/** Texts that differ for people without a password, whom another system lets in. */
const withoutPassword = z
  .strictObject({
    subject: localised,
    preheader: localised,
    body: localised,
    relatives: localised,
    button: localised,
  })
  .partial();

/** Texts that differ for a nurse who applied and was not approved yet. As she cannot log in, there is no button. */
const applied = z.strictObject({ subject: localised, preheader: localised, body: localised });

const words = z.strictObject({
  subject: localised,
  preheader: localised,
  body: localised,
  /** The paragraph for `{{secondStep}}`, which is left out where nurses log in with a password alone. */
  second_step: localised.optional(),
  button: localised.optional(),
  /** A link below the button, to the page with the number of the organisation. */
  second: localised.optional(),
  /** The body for sites of relatives, if it differs. */
  relatives: localised.optional(),
  relatives_button: localised.optional(),
  without_password: withoutPassword.optional(),
  applied: applied.optional(),
  reason: localised,
});
export type Words = z.infer<typeof words>;

const outsideWords = z.strictObject({
  subject: localised,
  preheader: localised,
  body: localised,
  /** The sentences for `{{news}}`; each is left out if the value it is named after is missing. */
  lines: z.record(z.string(), localised).default({}),
  button: localised,
  second: localised.optional(),
  reason: localised,
  /** The label of the link that ends these mails; without it only mail programs show one. */
  unsubscribe: localised.optional(),
});

/** The names that a text may fill in (`letters.ts`, and the slices that write to people without an account). */
const NAMES = [
  'until',
  'time',
  'secondStep',
  'buddy',
  'name',
  'client',
  'code',
  'days',
  'firstDays',
  'news',
  'part',
  'daysWithinGoal',
  'badges',
];

/** Read once at startup; a mistake in the file, or a mail without text, aborts it. */
export const { mails, outside, footer } = readTexts(
  'mails.yaml',
  z.strictObject({
    mails: z.record(z.enum(MAIL_KINDS), words),
    outside: z.record(z.enum(OUTSIDE_MAIL_KINDS), outsideWords),
    footer: z.strictObject({ button_broken: localised, help: localised, unsubscribe: localised }),
  }),
  { names: NAMES },
);

/** The paragraphs of a body, which blank lines divide. */
export function paragraphsOf(body: string): string[] {
  return body.trim().split(/\n{2,}/);
}
