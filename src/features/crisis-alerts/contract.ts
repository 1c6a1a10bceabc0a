import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

const alert = z.object({
  nid: z.number(),
  /** `info`, `warning` or `crisis`; anything else is shown as a warning (contract head section). */
  field_type: z.string(),
  title: z.string(),
  /** Paragraphs in `<p>`, without any other markup. */
  body: z.string(),
  /** The actual language of the text: Dutch if there is no translation. */
  langcode: z.enum(LANGUAGES),
});
export type CrisisAlert = z.infer<typeof alert>;

export const readCrisisAlerts = endpoint({
  method: 'GET',
  path: '/api/v1/crisis-alerts',
  access: 'any',
  isHelp: true,
  summary: 'Alerts to show above every page of this site',
  reply: z.array(alert),
  maxAgeSeconds: 60,
});
