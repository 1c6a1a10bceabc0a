/** The length of a short post in words, because the reader learned from such posts. */
const WINDOW = 60;
/** The least number of words between the beginnings of two windows. No sentence has more than forty, so none is skipped. */
const STEP = 20;

/** The runs of sentences that are read together: a short text is one, in a long one they overlap. */
export function windowsOf<S extends { readonly length: number }>(sentences: readonly S[]): S[][] {
  const windows: S[][] = [];
  let end = 0;
  let passed = STEP;
  for (const [start, { length }] of sentences.entries()) {
    if (end === sentences.length) break;
    if (passed >= STEP) {
      end = endOf(sentences, start);
      windows.push(sentences.slice(start, end));
      passed = 0;
    }
    passed += length;
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
