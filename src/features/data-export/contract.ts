import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** One copy of a person's data: being made, or ready until `expires`. */
const exportState = z.object({
  id: z.string(),
  requested: z.string(),
  ready: z.boolean(),
  expires: z.nullable(z.string()),
});
export type ExportState = z.infer<typeof exportState>;

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/v1/exports',
  access: 'user',
  feature: 'accounts',
  summary: 'Have a copy made of everything kept about oneself, after giving the password again',
  body: z.nullish(z.object({ pass: z.anything, confirm: z.anything })),
  reply: z.object({ id: z.string() }),
  status: 202,
  errors: ['password_required', 'password_incorrect', 'too_many_requests'],
  refreshes: ['/api/v1/exports'],
  takesPassword: true,
});

export const readExports = endpoint({
  method: 'GET',
  path: '/api/v1/exports',
  access: 'user',
  feature: 'accounts',
  summary: 'One’s copies that are being made or can be fetched',
  reply: z.array(exportState),
});

export const fetchExport = endpoint({
  method: 'GET',
  path: '/api/v1/exports/:id',
  access: 'user',
  feature: 'accounts',
  summary: 'The copy as a zip; until it is ready, its state',
  params: z.object({ id: z.uuid }),
  reply: exportState,
  download: 'application/zip',
  errors: ['not_found'],
});
