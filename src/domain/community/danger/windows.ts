/** As many words as a short post has: that is what was learned from. */
const WINDOW = 60;

/** The runs of sentences that are read together: a short text is one, in a long one they overlap. */
export function windowsOf<S extends { readonly length: number }>(sentences: readonly S[]): S[][] {
  const windows: S[][] = [];
  let end = 0;
  for (const start of sentences.keys()) {
    const next = endOf(sentences, start);
    // One that ends where the one before ended is part of it.
    if (next > end) windows.push(sentences.slice(start, next));
    end = next;
  }
  return windows;
}

function endOf(sentences: readonly { readonly length: number }[], start: number): number {
  let words = 0;
  for (let end = start; end < sentences.length; end += 1) {
    words += sentences[end]?.length ?? 0;
    if (words > WINDOW && end > start) return end;
  }
  return sentences.length;
}
