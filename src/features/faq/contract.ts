import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

const faqItem = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The actual language of the text: Dutch where there is no translation. */
  langcode: z.enum(LANGUAGES),
});
export type FaqItem = z.infer<typeof faqItem>;

export const readFaq = endpoint({
  method: 'GET',
  path: '/api/v1/faq',
  access: 'any',
  summary: 'What people often ask, for this site and language, in order',
  reply: z.array(faqItem),
});
