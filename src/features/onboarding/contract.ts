import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/**
 * A yes/no question before someone makes an account. `explains` is the answer that opens the explainer; with `stops`
 * the programme ends there for this person. No call takes the answers: they are health data without an account. Only
 * without script does the page itself judge them, and keeps none (docs/decisions/0021).
 */
const question = z.object({
  id: z.string(),
  text: z.string(),
  help: z.string(),
  explains: z.enum(['yes', 'no']),
  stops: z.boolean(),
  explainer: z.object({ title: z.string(), text: z.string(), contacts: z.array(z.string()) }),
});
export type Question = z.infer<typeof question>;

export const readQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/onboarding',
  access: 'any',
  feature: 'accounts',
  summary: 'The questions of the onboarding checklist of this site, in order',
  reply: z.array(question),
});

/** Says that the checklist was done on this device, and nothing else. */
export const ONBOARDING_COOKIE = 'onboarding';
/** The same as a cookie, for a day. What was answered is nobody's business. */
export const ONBOARDING_DONE = `${ONBOARDING_COOKIE}=done; path=/; max-age=86400; samesite=lax`;
