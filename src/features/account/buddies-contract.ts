import * as z from '#contract/schema.ts';
import type { Buddy } from '#domain/buddies/buddy.ts';

/** A buddy who was invited or accepted; one who refused or stopped is deleted (contract 2.3). */
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

/** A buddy as the screens see them. */
export function buddyOf({ target_id: id, ...buddy }: BuddyReference): Buddy {
  const first = <T>(values: readonly { value: T }[], absent: T): T => values[0]?.value ?? absent;
  return {
    id,
    name: first(buddy.name, ''),
    mail: first(buddy.field_email, ''),
    accepted: first(buddy.status, false),
    waiting: first(buddy.waiting, false),
    since: first(buddy.since, ''),
  };
}
