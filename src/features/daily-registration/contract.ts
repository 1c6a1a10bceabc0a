import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { webformContract } from '#contract/webform.ts';
import { parseAmount } from '#domain/kit/amount.ts';

/** A number, or text that holds one (`"2.5"`, `"2,5"`); NaN for any other text (contract A5). */
const amount = z.union([z.number(), z.transformed(z.string(), (text) => parseAmount(text) ?? Number.NaN)]);
/** On the wire an empty text means no answer, like null. */
const choice = z.transformed(z.nullable(z.string()), (text) => (text === '' ? null : text));
const note = z.transformed(z.nullable(z.string()), (text) => text ?? '');
const stake = z.union([z.transformed(z.literal(''), () => null), z.nullable(amount)]);

/** What a registration has besides day and amount, on the wire: cost is the stake in euros, craving is 0 to 10. */
export const registrationFields = {
  cost: z.optional(stake),
  where: z.optional(choice),
  with_who: z.optional(choice),
  craving: z.optional(z.nullable(z.number())),
  note: z.optional(note),
};
const changeable = {
  registration_date: z.optional(z.string()),
  amount: z.optional(amount),
  ...registrationFields,
};

export const registrationContract = webformContract({
  id: 'daily_registration',
  submission: z.strictObject({ ...changeable, registration_date: z.string(), amount }),
  change: z.strictObject(changeable),
});
export type RegistrationSubmission = z.infer<typeof registrationContract.submission>;
export type RegistrationChange = z.infer<typeof registrationContract.change>;

const registrationItem = z.object({
  uuid: z.string(),
  registration_date: z.string(),
  amount: z.number(),
  cost: z.nullable(z.number()),
  where: z.nullable(z.string()),
  with_who: z.nullable(z.string()),
  craving: z.nullable(z.number()),
  note: z.string(),
});
export type RegistrationItem = z.infer<typeof registrationItem>;

export const overviewDay = z.object({
  totalAmount: z.nullable(z.number()),
  goal: z.nullable(z.number()),
  items: z.dictionaryOf(registrationItem),
  paused: z.boolean(),
});
export type OverviewDay = z.infer<typeof overviewDay>;

/** A day without a registration, a goal or a pause. */
export const OPEN_DAY: OverviewDay = { totalAmount: null, goal: null, items: {}, paused: false };

export const readOverview = endpoint({
  method: 'GET',
  path: '/registrations/overview',
  access: 'client',
  feature: 'registrations',
  summary:
    'Every day from the start of registering, of the last year, to the end of the programme, or today if later',
  reply: z.record(z.string(), overviewDay),
});
export type Overview = Readonly<Record<string, OverviewDay>>;

/** The read of the overview, for a page that gets it as a prop. */
export interface OverviewRead {
  readonly data: Overview | undefined;
  readonly isLoadingError: boolean;
  refetch(): Promise<unknown>;
}

/** The first day of an overview: registrations start, or a later day where the overview leaves out the oldest ones. */
export function firstDayIn(overview: Readonly<Record<string, unknown>>, registrationsStart: string): string {
  return Object.keys(overview)[0] ?? registrationsStart;
}

/** The reads that change with a registration. Its note is an entry of the diary too, and may outlive it there. */
export const READ_FROM_DAYS = [
  '/registrations/overview',
  '/registrations/statistics',
  '/api/v1/plan',
  '/entity/view/:view/:display/results',
  '/node/:nid',
];

export const deleteRegistration = endpoint({
  method: 'DELETE',
  path: '/daily_registration/:uuid',
  access: 'client',
  feature: 'registrations',
  summary: 'Delete a registration of one’s own',
  params: z.object({ uuid: z.uuid }),
  status: 204,
  errors: ['not_found'],
  refreshes: READ_FROM_DAYS,
});
