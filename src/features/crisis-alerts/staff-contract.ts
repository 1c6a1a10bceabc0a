import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import { ALERT_TYPES } from '#domain/content/crisis-alert.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { SITES } from '#domain/site/site.ts';

const LIST = '/staff/v1/alerts';

const localised = z.strictObject({ nl: z.string(), en: z.string() });

const written = {
  field_type: z.enum(ALERT_TYPES),
  sites: z.array(z.enum(SITES), SITES.length),
  title: localised,
  /** Plain paragraphs, with blank lines between them. */
  body: localised,
};

const alert = z.object({ ...written, id: z.number(), published: z.boolean() });
export type StaffAlert = z.infer<typeof alert>;

export const readAlerts = staffEndpoint({
  method: 'GET',
  path: LIST,
  access: 'alerts',
  summary: 'All alerts, also those that came with the content: those that show first, then the newest',
  query: z.looseObject({ page: z.optional(z.string()) }),
  reply: z.object({
    rows: z.array(alert),
    /** The value of `page` for the following ones; null on the last page. */
    pager: z.object({ older: z.nullable(z.string()) }),
  }),
  errors: ['malformed_request'],
});

export const readAlert = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/alerts/:id',
  access: 'alerts',
  summary: 'One alert',
  params: z.object({ id: z.nineDigits }),
  reply: alert,
  errors: ['not_found'],
});

export const writeAlert = staffEndpoint({
  method: 'POST',
  path: LIST,
  access: 'alerts',
  summary: 'Write an alert, which does not show yet',
  body: z.strictObject(written),
  reply: alert,
  status: 201,
  errors: ['invalid_input'],
  refreshes: [LIST],
});

export const changeAlert = staffEndpoint({
  method: 'PATCH',
  path: '/staff/v1/alerts/:id',
  access: 'alerts',
  summary: 'Change an alert, show it or withdraw it',
  params: z.object({ id: z.nineDigits }),
  body: z.strictObject({
    field_type: z.optional(written.field_type),
    sites: z.optional(written.sites),
    title: z.optional(localised),
    body: z.optional(localised),
    published: z.optional(z.boolean()),
    /** The alert that the change starts from; without it, it overwrites whatever is there. */
    from: z.optional(z.strictObject(written)),
  }),
  reply: alert,
  errors: ['not_found', 'invalid_input', 'edit_conflict'],
  refreshes: [LIST, '/staff/v1/alerts/:id'],
});

export const previewAlert = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/alerts/:id/preview',
  access: 'alerts',
  summary: 'An address that shows the front page of a site with this alert, for ten minutes',
  params: z.object({ id: z.nineDigits }),
  query: z.looseObject({ site: z.optional(z.enum(SITES)), language: z.optional(z.enum(LANGUAGES)) }),
  reply: z.object({ url: z.string() }),
  errors: ['not_found', 'malformed_request'],
});
