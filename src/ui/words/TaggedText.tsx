import { cloneElement, Fragment, type ReactElement } from 'react';

/** A text whose parts in `<name>…</name>` are each rendered in the element of that name. Never parsed as HTML. */
export function TaggedText({ text, parts }: { text: string; parts: Readonly<Record<string, ReactElement>> }) {
  const pieces = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- a piece has no identity but its position
    return part ? cloneElement(part, { key: index }, piece) : <Fragment key={index}>{piece}</Fragment>;
  });
}
