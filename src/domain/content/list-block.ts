import type { Feature } from '#domain/site/feature.ts';

/** The lists that a page can show, and the part of the product that each belongs to; null: they are on every site. */
export const LIST_BLOCKS = {
  'tips-block_1': null,
  'tips-block_2': null,
  'messages-block_1': 'programme',
  'diary_overview-block_1': 'diary',
  'forum_categories-block_1': 'forum',
  'milestones-block_1': 'badges',
  'badges-block_1': 'badges',
} as const satisfies Readonly<Record<string, Feature | null>>;
export type ListBlock = keyof typeof LIST_BLOCKS;

/** The list named by the id of a block, such as `views_block:tips-block_1`; null if there is none. */
export function listBlock(plugin: string): ListBlock | null {
  const name = plugin.startsWith('views_block:') ? plugin.slice('views_block:'.length) : '';
  return isListBlock(name) ? name : null;
}

function isListBlock(name: string): name is ListBlock {
  return Object.hasOwn(LIST_BLOCKS, name);
}
