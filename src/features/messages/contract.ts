import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { readView } from '#features/views/contract.ts';

/** One message on the wire; `badge` only when the message is about one. */
const messageRow = z.object({
  mid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  template: z.array(z.object({ target_id: z.string(), target_type: z.literal('message_template') })),
  created: z.instant,
  text: z.listOf(z.string()),
  langcode: z.listOf(z.enum(LANGUAGES)),
  /** Whether its owner has been shown it. */
  seen: z.boolean(),
  badge: z.optional(
    z.object({
      name: z.string(),
      description: z.string(),
      langcode: z.enum(LANGUAGES),
      image: z.object({ url: z.string(), alt: z.string() }),
    }),
  ),
});
export type MessageRow = z.infer<typeof messageRow>;

export const messagesContract = viewContract({ view: 'messages', display: 'block_1', row: messageRow });

export const readUnread = endpoint({
  method: 'GET',
  path: '/api/v1/messages/unread',
  access: 'client',
  feature: 'programme',
  summary: 'How many messages the person has not been shown',
  reply: z.object({ unread: z.number() }),
});

export const messagesSeen = endpoint({
  method: 'POST',
  path: '/api/v1/messages/seen',
  access: 'client',
  feature: 'programme',
  summary: 'Messages of one’s own were shown, and are unread no longer',
  body: z.strictObject({ messages: z.array(z.uuid) }),
  status: 204,
  refreshes: [readUnread.path, readView.path],
});
