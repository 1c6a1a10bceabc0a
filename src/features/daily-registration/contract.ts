import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { parseAmount } from '#domain/kit/amount.ts';
import { dictionaryOf } from './dictionary-contract.ts';

export const DAILY_REGISTRATION = 'daily_registration';

/** A number, or text a number is typed in (`"2.5"`, `"2,5"`); NaN where the text is no number (contract A5). */
const amount = z.union([
  z.number(),
  z.pipe(
    z.string(),
    z.transform((text: string) => parseAmount(text) ?? Number.NaN),
  ),
]);
/** On the wire an empty text is no answer, like null. */
const choice = z.pipe(
  z.nullable(z.string()),
  z.transform((text: string | null) => (text === '' ? null : text)),
);
const note = z.pipe(
  z.nullable(z.string()),
  z.transform((text: string | null) => text ?? ''),
);
const stake = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  z.nullable(amount),
]);

/** The fields of a registration on the wire. Amounts are in the site's unit, cost is the stake in euros. */
export const registrationChange = z.strictObject({
  registration_date: z.optional(z.string()),
  amount: z.optional(amount),
  cost: z.optional(stake),
  where: z.optional(choice),
  with_who: z.optional(choice),
  note: z.optional(note),
});
export const registrationSubmission = z.strictObject({
  ...registrationChange.shape,
  registration_date: z.string(),
  amount,
});

const registrationItem = z.object({
  uuid: z.string(),
  registration_date: z.string(),
  amount: z.number(),
  cost: z.nullable(z.number()),
  where: z.nullable(z.string()),
  with_who: z.nullable(z.string()),
  note: z.string(),
});
export type RegistrationItem = z.infer<typeof registrationItem>;

const overviewDay = z.object({
  totalAmount: z.nullable(z.number()),
  goal: z.nullable(z.number()),
  items: dictionaryOf(registrationItem),
  paused: z.boolean(),
});
export type OverviewDay = z.infer<typeof overviewDay>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/registrations/overview',
  access: 'client',
  feature: 'registrations',
  summary: 'Every day from the start of registering to the end of the programme, or today if later',
  reply: z.record(z.string(), overviewDay),
});
export type Overview = Readonly<Record<string, OverviewDay>>;

export const deleteRegistration = endpoint({
  method: 'DELETE',
  path: '/daily_registration/:uuid',
  access: 'client',
  feature: 'registrations',
  summary: 'Delete a registration of one’s own',
  params: z.object({ uuid: z.string() }),
  status: 204,
  errors: ['not_found'],
  refreshes: ['/registrations/overview', '/registrations/statistics', '/api/v1/plan'],
});
