import { termKind } from '#platform/content/term.ts';
import type { Slice } from '#platform/slice.ts';
import { pageKind } from './page.ts';
import { pagePieces } from './page-pieces.ts';
import { contentRoutes, pageRoute } from './routes.ts';
import { badgePieces, forumPieces } from './term-pieces.ts';

export const pagesSlice: Slice = {
  name: 'pages',
  routes: [...contentRoutes, pageRoute],
  contentKinds: [pageKind, termKind],
  pieces: [pagePieces, forumPieces, badgePieces],
};
