import type { Slice } from '#platform/slice.ts';
import { questionKind, questionPieces } from './questions.ts';
import { onboardingRoutes } from './routes.ts';

export const onboardingSlice: Slice = {
  name: 'onboarding',
  routes: onboardingRoutes,
  contentKinds: [questionKind],
  pieces: [questionPieces],
};
