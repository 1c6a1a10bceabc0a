import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';

const PATH = '/staff/v1/maintenance';

const state = z.object({
  on: z.boolean(),
  /** Whether a setting of the servers closes the sites: they open when it is removed. */
  by_setting: z.boolean(),
  /** When the staff closed them, if they did. */
  since: z.nullable(z.string()),
  until: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type MaintenanceState = z.infer<typeof state>;

export const readMaintenance = staffEndpoint({
  method: 'GET',
  path: PATH,
  access: 'maintenance',
  summary: 'Whether the sites are closed, since when and why',
  reply: state,
});

export const changeMaintenance = staffEndpoint({
  method: 'PUT',
  path: PATH,
  access: 'maintenance',
  asksForCode: true,
  summary: 'Close all sites, change until when and why they are closed, or open them',
  body: z.strictObject({
    on: z.boolean(),
    /** When visitors may try again, within a day. */
    until: z.nullish(z.string()),
    reason: z.optional(z.string()),
    /** The closing to change, as it was read; left out to close sites that are open. */
    from: z.optional(
      z.strictObject({ since: z.string(), until: z.nullable(z.string()), reason: z.string() }),
    ),
  }),
  reply: state,
  errors: ['invalid_input', 'edit_conflict'],
  refreshes: [PATH],
});
