import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';

export const readCrisisAlerts = endpoint({
  method: 'GET',
  path: '/api/v1/crisis-alerts',
  access: 'any',
  summary: 'Alerts to show above every page of this site',
  reply: z.array(
    z.object({
      nid: z.number(),
      field_type: z.enum(['info', 'warning', 'crisis']),
      title: z.string(),
      body: z.string(),
    }),
  ),
  maxAgeSeconds: 60,
});
