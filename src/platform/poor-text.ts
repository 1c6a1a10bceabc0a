import sanitizeHtml from 'sanitize-html';
import { isPoorAddress, POOR_REL, POOR_SCHEMES, POOR_TAGS, plainOf } from '#domain/kit/poor-text.ts';

/** The markup that people may use, and no other (settled: poor_text). */
const POOR: sanitizeHtml.IOptions = {
  allowedTags: [...POOR_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...POOR_SCHEMES],
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(isPoorAddress(href) ? { href } : {}), rel: POOR_REL },
    }),
  },
};

/** Text as a person wrote it, made safe. */
export interface PoorText {
  /** Safe HTML, with no markup but a few tags. */
  readonly html: string;
  /** What a reader sees of it, a line for each paragraph and item. */
  readonly text: string;
}

/** Makes HTML of a person safe to keep and to show (settled: poor_text). Plain text stays as it is, escaped. */
export function poorText(html: string): PoorText {
  const safe = sanitizeHtml(html, POOR);
  return { html: safe, text: plainOf(safe) };
}

/** The field of an entity that holds it. What is stored is sanitised already, so both values are the same (contract 1.5). */
export function poorTextList(html: string) {
  return [{ value: html, format: 'poor_text' as const, processed: html }];
}
