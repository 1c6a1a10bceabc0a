import * as z from 'zod';

/** The list of messages behind the shared path of all lists (contract section 3). */
export const MESSAGES = { view: 'messages', display: 'block_1' } as const;

const list = <S extends z.ZodType>(schema: S) => z.array(z.object({ value: schema }));

/** One message on the wire; `badge` where the message is about one. */
export const messageRow = z.object({
  mid: list(z.number()),
  uuid: list(z.string()),
  template: z.array(z.object({ target_id: z.string(), target_type: z.literal('message_template') })),
  created: z.array(z.object({ value: z.string(), format: z.string() })),
  text: list(z.string()),
  badge: z.optional(
    z.object({
      name: z.string(),
      description: z.string(),
      image: z.object({ url: z.string(), alt: z.string() }),
    }),
  ),
});
export type MessageRow = z.infer<typeof messageRow>;
