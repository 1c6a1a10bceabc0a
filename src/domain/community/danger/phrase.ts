/** One of several words, which may have any ending. */
export interface Step {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
  readonly afterGap: boolean;
}
/** Words in this order. */
export type Sequence = readonly Step[];
/** Sequences that stand in one sentence, in any order. */
export type Phrase = readonly Sequence[];
/** What `<name>` in a phrase stands for. */
export type WordGroups = Readonly<Record<string, readonly string[]>>;

/**
 * A phrase of `content/danger-signs.yaml`: `a|b` is one of these words, `<name>` one of a group, `word*` a word with any ending, `...`
 * a few words of the same sentence, none of which denies; what stands on both sides of `&` is near each other in one sentence.
 */
export function phraseOf(text: string, groups: WordGroups): Phrase {
  return text.split(' & ').map((part) => sequenceOf(part, groups));
}

function sequenceOf(text: string, groups: WordGroups): Sequence {
  const steps: Step[] = [];
  let afterGap = false;
  for (const piece of text.split(' ')) {
    if (piece !== '...') steps.push({ ...stepOf(piece, groups), afterGap });
    afterGap = piece === '...';
  }
  return steps;
}

function stepOf(piece: string, groups: WordGroups): Pick<Step, 'words' | 'beginnings'> {
  const words = piece.split('|').flatMap((word) => {
    if (!word.startsWith('<')) return [word];
    const group = groups[word.slice(1, -1)];
    if (!group) throw new Error(`no group of words is called ${word}`);
    return group;
  });
  return {
    words: words.filter((word) => !word.endsWith('*')),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}
