import { termKind } from '#platform/content/taxonomy.ts';
import type { Slice } from '#platform/slice.ts';
import { pageKind } from './page.ts';
import { pagePieces } from './page-pieces.ts';
import { badgePieces, forumPieces } from './term-pieces.ts';

export const pagesSlice: Slice = {
  name: 'pages',
  contentKinds: [pageKind, termKind],
  pieces: [pagePieces, forumPieces, badgePieces],
};
