import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { FORUM_RULES, type ForumRule, type TextKind } from '#domain/community/moderation/moderation.ts';
import { hoursInWords, type SetHours } from '#domain/community/moderation/set-hours.ts';
import { WEEKDAYS } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import { type Content, contentKind } from './kind.ts';
import { inLanguage, localised } from './localised.ts';
import { readList } from './source.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must look like "09:00"');
const open = z
  .strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1), from: time, until: time })
  .refine(({ from, until }) => from < until, '"until" must be after "from"');
const WORDS = ['working_days', 'every_day', 'post', 'comment'] as const;
const word = z.enum([...WORDS, ...FORUM_RULES.map((rule) => `rule_${rule}` as const)]);
const fact = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('hours'), open, text: localised }),
  z.strictObject({ id: word, text: localised }),
]);

/** When moderators look, and the words of what they decide. */
export const moderationKind = contentKind<z.output<typeof fact>>({
  name: 'moderation',
  schema: fact,
  wire: {
    form: 'paragraph',
    bundle: () => 'moderation',
    title: ({ text }) => text,
    fields: ({ content }, { language }) => ({ field_text: fieldList(inLanguage(content.text, language)) }),
  },
});

export const moderationPieces = readList(moderationKind, {
  path: 'moderation.yaml',
  list: 'moderation',
  prefix: 'moderation',
  needed: ['hours', ...word.options],
});

function factOf(content: Content, id: z.output<typeof fact>['id']) {
  const found = content.find(moderationKind, `moderation/${id}`);
  if (!found) throw new Error(`content/moderation.yaml lacks ${id}`);
  return found.content;
}

function wordOf(content: Content, id: z.output<typeof word>, language: Language): string {
  return inLanguage(factOf(content, id).text, language);
}

/** What a rule of the forum is called. */
export function ruleInWords(content: Content, rule: ForumRule, language: Language): string {
  return wordOf(content, `rule_${rule}`, language);
}

/** What a kind of text is called. */
export function kindInWords(content: Content, kind: TextKind, language: Language): string {
  return wordOf(content, kind, language);
}

const minutesOf = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** When somebody of the provider looks at the forum. */
export function moderatorHours(content: Content): SetHours {
  const hours = factOf(content, 'hours');
  if (hours.id !== 'hours') throw new Error('The set hours have no times');
  const { days, from, until } = hours.open;
  return { days, from: minutesOf(from), until: minutesOf(until) };
}

/** The same in words that fit after "moderators look". */
export function moderatorHoursInWords({
  content,
  language,
}: {
  readonly content: Content;
  readonly language: Language;
}): string {
  const words = {
    sentence: inLanguage(factOf(content, 'hours').text, language),
    workingDays: wordOf(content, 'working_days', language),
    everyDay: wordOf(content, 'every_day', language),
  };
  return hoursInWords(moderatorHours(content), words, language);
}
