import { isRule } from '#domain/community/moderation/moderation.ts';
import { isDay } from '#domain/kit/day.ts';
import { filledIn } from '#domain/kit/filled-in.ts';
import { type Language, LOCALES } from '#domain/kit/language.ts';
import type { MessageTemplate } from '#domain/notices/message.ts';
import type { Content } from '#platform/content/kind.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { kindInWords, ruleInWords } from '#platform/content/moderation.ts';
import { messageTemplateKind } from './message-templates.ts';

interface Reading {
  readonly content: Content;
  readonly language: Language;
}

/** The language that the text of a message is in for its reader: Dutch where it has no translation. */
export function writtenIn({ content, language }: Reading, template: MessageTemplate): Language {
  return content.find(messageTemplateKind, `message/${template}`)?.written[language] ?? language;
}

/** The text of a message in the language of its reader. A placeholder without a value stays. */
export function filledMessage(
  reading: Reading,
  template: MessageTemplate,
  about: Readonly<Record<string, string>>,
): string {
  const found = reading.content.find(messageTemplateKind, `message/${template}`);
  if (!found) return '';
  const words = Object.entries(about).map(([name, value]) => [name, filling(reading, name, value)] as const);
  return filledIn(inLanguage(found.content.text, reading.language), Object.fromEntries(words));
}

/** Turns a stored value into words in the reader's language: a day, a kind of text or an agreement. Other values stay as they are. */
export function filling({ content, language }: Reading, name: string, value: string): string {
  if ((name === 'day' || name === 'until') && isDay(value)) return dayInWords(value, language);
  if (name === 'kind' && (value === 'post' || value === 'comment'))
    return kindInWords(content, value, language);
  if (name === 'rule' && isRule(value)) return ruleInWords(content, value, language);
  return value;
}

function dayInWords(day: string, language: Language): string {
  const shown = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], shown).format(new Date(`${day}T00:00:00Z`));
}
