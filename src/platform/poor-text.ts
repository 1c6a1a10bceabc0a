import sanitizeHtml from 'sanitize-html';
import { textOfHtml } from '#domain/kit/html.ts';

/** The markup that people may use, and no other (settled: poor_text). */
const POOR: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
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
  const lines = safe.replace(/<br \/>|<\/(?:p|li)>/g, '$&\n');
  const bare = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return { html: safe, text: textOfHtml(bare).trim() };
}

/** The field of an entity that holds it: what is stored is what came out, so both values are the same (contract 1.5). */
export function poorTextList(html: string) {
  return [{ value: html, format: 'poor_text' as const, processed: html }];
}
