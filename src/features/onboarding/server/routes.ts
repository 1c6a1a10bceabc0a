import { type Route, route } from '#platform/http/route.ts';
import { readQuestions } from '../contract.ts';
import { questionsFor } from './questions.ts';

export const onboardingRoutes: readonly Route[] = [
  route(readQuestions, async (context) => questionsFor(context)),
];
