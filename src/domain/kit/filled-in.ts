/** A text with its `{{names}}` filled in, once: what fills them is never read for names again. Other names stay as they are. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
