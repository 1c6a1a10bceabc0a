import type { QuizOption } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';

/** An option on the wire, its description appended to the text (contract 2.5). */
export function optionText({ text, desc }: Pick<QuizOption, 'text' | 'desc'>, language: Language): string {
  return desc ? `${text[language]} -- ${desc[language]}` : text[language];
}
