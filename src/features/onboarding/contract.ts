import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

/**
 * A yes/no question before registering. `explains` is the answer that opens the explainer; with `stops` that answer ends
 * the registration. No call takes the answers: they are health data without an account. Only without JavaScript does the
 * server evaluate them, and it stores none (docs/decisions/0021).
 */
const question = z.object({
  id: z.string(),
  text: z.string(),
  help: z.string(),
  explains: z.enum(['yes', 'no']),
  stops: z.boolean(),
  explainer: z.object({
    title: z.string(),
    text: z.string(),
    contacts: z.array(z.string()),
    /** The link of the explainer, if any. */
    link: z.nullable(z.object({ uri: z.string(), title: z.string() })),
  }),
  /** The language of its words. */
  langcode: z.enum(LANGUAGES),
});
export type Question = z.infer<typeof question>;

export const readQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/onboarding',
  access: 'any',
  feature: 'programme',
  summary: 'The questions of the onboarding checklist of this site, in order',
  reply: z.array(question),
});

/** Marks the checklist as done on this device, and stores nothing else. */
export const ONBOARDING_COOKIE = 'onboarding';
/** The cookie that says so, for a day. The answers are not stored. */
export const ONBOARDING_DONE = `${ONBOARDING_COOKIE}=done; path=/; max-age=86400; samesite=lax`;

/** The field with the id of the question that was open when the form was shown, sent only without JavaScript. */
export const OPEN_QUESTION = 'open_question';
