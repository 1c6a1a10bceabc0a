import type { Slice } from '#platform/slice.ts';
import { faqKind, faqPieces } from './faq.ts';
import { faqRoutes } from './routes.ts';

export const faqSlice: Slice = {
  name: 'faq',
  routes: faqRoutes,
  contentKinds: [faqKind],
  pieces: [faqPieces],
};
