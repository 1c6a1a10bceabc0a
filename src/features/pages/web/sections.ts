import type { Block, BlockType } from '#features/pages/block-contract.ts';

/** The types that may share a band with the block before them. */
const JOINS: Readonly<Partial<Record<BlockType, readonly BlockType[]>>> = {
  text: ['text'],
  cta: ['contacts'],
  frontpage_programs: ['text'],
};

/** Groups the blocks of a front page into bands: texts together, a link with its contacts, the programmes with their text. */
export function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    const before = section?.at(-1);
    if (section && before && joins(before, block)) section.push(block);
    else sections.push([block]);
  }
  return sections;
}

function joins(before: Block, block: Block): boolean {
  if (isCareful(before) || isCareful(block)) return false;
  return JOINS[block.type]?.includes(before.type) ?? false;
}

function isCareful(block: Block): boolean {
  return block.type === 'text' && block.careful;
}
