import * as z from '#contract/schema.ts';

/** A buddy who was invited or accepted; who refused or stopped is gone (contract 2.3). */
export const buddyReference = z.object({
  target_id: z.number(),
  target_type: z.literal('buddy'),
  target_uuid: z.string(),
  id: z.listOf(z.number()),
  name: z.listOf(z.string()),
  field_email: z.listOf(z.string()),
  /** True: accepted. */
  status: z.listOf(z.boolean()),
  /** True: the invitation goes out once the person has confirmed their own address. */
  waiting: z.listOf(z.boolean()),
  /** The day of the acceptance, or else of the invitation. */
  since: z.listOf(z.string()),
});
export type BuddyReference = z.infer<typeof buddyReference>;
