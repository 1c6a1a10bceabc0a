/** A text with its `{{names}}` filled in, once: names in the values are not filled in. Unknown names stay as they are. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
