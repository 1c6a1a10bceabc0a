const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Text escaped for use in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Data as JSON that is safe in a `script` element. */
export function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/**
 * A text in its wire form: a `<p>` around each of its paragraphs, which blank lines divide, and no other markup
 * (contract 2.9).
 */
export function paragraphsHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');
}

/** The paragraphs of the output of `paragraphsHtml`, as plain text again. */
export function paragraphsInHtml(html: string): string[] {
  return html
    .split(/<\/?p>/)
    .map((paragraph) => textOfHtml(paragraph.trim()))
    .filter((paragraph) => paragraph !== '');
}

/** Escaped text as it reads. */
export function textOfHtml(escaped: string): string {
  return escaped.replace(/&(?:#39|\w+);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

/** Whether a text has anything that a reader sees: not only spaces and characters without a shape. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
