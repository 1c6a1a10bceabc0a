import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

export const saveToken = endpoint({
  method: 'POST',
  path: '/api/push-notification-token',
  access: 'client',
  feature: 'accounts',
  summary: 'Have push messages sent to this native app; a token of another account moves to this one',
  body: z.nullish(z.object({ pushNotificationToken: z.anything })),
  reply: z.object({ message: z.string() }),
});

export const removeToken = endpoint({
  method: 'DELETE',
  path: '/api/push-notification-token',
  access: 'client',
  feature: 'accounts',
  summary: 'Have no more push messages sent to this native app',
  query: z.looseObject({ pushNotificationToken: z.anything }),
  body: z.nullish(z.object({ pushNotificationToken: z.anything })),
  status: 204,
});

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/v1/push-key',
  access: 'client',
  feature: 'accounts',
  summary: 'The public key with which browsers subscribe to push messages; null where there are none',
  reply: z.object({ key: z.nullable(z.string()) }),
});

export const saveSubscription = endpoint({
  method: 'PUT',
  path: '/api/v1/push-subscription',
  access: 'client',
  feature: 'accounts',
  summary: 'Have push messages sent to this browser; a subscription of another account moves to this one',
  body: z.object({
    endpoint: z.string(),
    keys: z.object({
      // A point of 65 bytes and a secret of 16, in base64url (RFC 8291 §3).
      p256dh: z.matching(/^[\w-]{87}=?$/),
      auth: z.matching(/^[\w-]{22}(==)?$/),
    }),
  }),
  status: 204,
  errors: ['not_found'],
});

export const removeSubscription = endpoint({
  method: 'DELETE',
  path: '/api/v1/push-subscription',
  access: 'client',
  feature: 'accounts',
  summary: 'Have no more push messages sent to this browser',
  body: z.object({ endpoint: z.string() }),
  status: 204,
});
