import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';

const PATH = '/staff/v1/maintenance';

const state = z.object({
  on: z.boolean(),
  /** Closed by the setting of the servers: they open when that is taken away. */
  by_setting: z.boolean(),
  /** Of the staff's closing, where there is one. */
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
    /** Which closing is changed; left out, the sites are open and are to be closed. */
    since: z.optional(z.string()),
  }),
  reply: state,
  errors: ['invalid_input', 'edit_conflict'],
  refreshes: [PATH],
});
