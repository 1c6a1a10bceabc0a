import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';

/** One message on the wire; `badge` only when the message is about one. */
const messageRow = z.object({
  mid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  template: z.array(z.object({ target_id: z.string(), target_type: z.literal('message_template') })),
  created: z.instant,
  text: z.listOf(z.string()),
  badge: z.optional(
    z.object({
      name: z.string(),
      description: z.string(),
      image: z.object({ url: z.string(), alt: z.string() }),
    }),
  ),
});
export type MessageRow = z.infer<typeof messageRow>;

export const messagesContract = viewContract({ view: 'messages', display: 'block_1', row: messageRow });
