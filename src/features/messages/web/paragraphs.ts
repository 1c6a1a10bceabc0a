/** The paragraphs of a message as text: its wire form has a `<p>` around each and no other markup (contract section 3). */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/?p>/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
