import { viewContract } from '#contract/view.ts';
import { contentEntity } from '#features/pages/contract.ts';

/** All tips of a site, in order. */
export const tipsContract = viewContract({ view: 'tips', display: 'block_1', row: contentEntity });
/** The tips of today. */
export const highlightedTipsContract = viewContract({ view: 'tips', display: 'block_2', row: contentEntity });
