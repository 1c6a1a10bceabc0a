const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Text as it may stand in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Data as JSON that may stand in an element `script`. */
export function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** A text as the wire has it: a `<p>` around each of its paragraphs, which blank lines divide, and no other markup (contract 2.9). */
export function paragraphsHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');
}

/** The paragraphs of what `paragraphsHtml` made, as plain text again. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/?p>/)
    .map((paragraph) =>
      paragraph.trim().replace(/&(?:#39|\w+);/g, (entity) => CHARACTERS.get(entity) ?? entity),
    )
    .filter((paragraph) => paragraph !== '');
}
