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

/**
 * Every tag takes some ten microseconds, in which nobody else is answered. With more of them than this, any text is longer as it was
 * written than the longest that may be placed.
 */
const MOST_TAGS = 7_000;

/**
 * Makes HTML of a person safe to keep and to show (settled: poor_text). Plain text stays as it is, escaped. What has more tags than
 * anybody writes counts as text with all of them, which is too long wherever a length is checked.
 */
export function poorText(html: string): PoorText {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return { html: '', text: html };
  const safe = sanitizeHtml(html, POOR);
  return { html: safe, text: plainOf(safe) };
}

/** The field of an entity that holds it. What is stored is sanitised already, so both values are the same (contract 1.5). */
export function poorTextList(html: string) {
  return [{ value: html, format: 'poor_text' as const, processed: html }];
}
