import type { Block } from '#features/pages/block-contract.ts';

/** The introduction of a page, if its first block is text without a title, and all other blocks. */
export function leadOf(blocks: readonly Block[]): { lead: string | null; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'text' || first.title !== null) return { lead: null, rest: blocks };
  return { lead: first.text, rest };
}
