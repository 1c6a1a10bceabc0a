import { addAmounts } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import { ofUse } from '#domain/tracking/registration.ts';
import { type Waiting, waitingList } from '#ui/app/waiting/waiting-list.ts';
import { OPEN_DAY, type Overview, type OverviewDay, type RegistrationItem } from '../../contract.ts';
import type { DayAnswer } from '../../day-contract.ts';

/** A registration as the long form sends it. */
export type Registered = Omit<RegistrationItem, 'uuid'>;

/** An answer that waits: for a day as a whole, one more registration, or changed fields of a stored one. */
export type WaitingAnswer = Waiting & { readonly day: Day } & (
    | { readonly answer: DayAnswer }
    | { readonly added: Registered }
    | { readonly changed: Registered; readonly uuid: string }
  );

/** The answers of a person that wait for a connection, in the order in which they were given. */
export const WAITING_ANSWERS = waitingList<WaitingAnswer>('waiting-answers');

/** Keeps a refused answer, the last of each day, until the person decides about it. The note of an earlier one is not lost. */
export function withRefused(
  items: readonly WaitingAnswer[],
  refused: WaitingAnswer,
): readonly WaitingAnswer[] {
  const isBefore = (item: WaitingAnswer) => item.refused !== undefined && item.day === refused.day;
  const before = items.find(isBefore);
  const note = before && noteOf(before);
  const withNote = note && !noteOf(refused) ? noted(refused, note) : refused;
  return [...items.filter((item) => !isBefore(item)), withNote];
}

/** Adds an answer that was given without seeing the day: it replaces what waits for that day, or answers an open one. */
export function withReceived(items: readonly WaitingAnswer[], item: WaitingAnswer): readonly WaitingAnswer[] {
  if (!('answer' in item)) return [...items, item];
  const { totalAmount: replaces } = withWaiting({}, items)[item.day] ?? OPEN_DAY;
  return [...items, { ...item, answer: { ...item.answer, replaces } }];
}

function noteOf(item: WaitingAnswer): string {
  return fieldsOf(item).note ?? '';
}

/**
 * Whether a refused answer may be given again for the day as a whole: that replaces its only registration, and one number cannot
 * say which of several. What was about one registration replaces no other.
 */
export function replacesOnlyItself(item: WaitingAnswer, { items }: OverviewDay): boolean {
  const stored = Object.keys(items);
  if ('answer' in item) return stored.length <= 1;
  return stored.every((uuid) => 'changed' in item && uuid === item.uuid);
}

/** The fields of an answer, whichever way it was to be sent. */
export function fieldsOf(item: WaitingAnswer): Omit<DayAnswer, 'replaces'> {
  if ('answer' in item) {
    const { replaces: _, ...fields } = item.answer;
    return fields;
  }
  const { registration_date: _, ...fields } = 'added' in item ? item.added : item.changed;
  return fields;
}

function noted(item: WaitingAnswer, note: string): WaitingAnswer {
  if ('answer' in item) return { ...item, answer: { ...item.answer, note } };
  if ('added' in item) return { ...item, added: { ...item.added, note } };
  return { ...item, changed: { ...item.changed, note } };
}

/** The overview as it will be once everything that waits has been sent. */
export function withWaiting(overview: Overview, waiting: readonly WaitingAnswer[]): Overview {
  const days: Record<Day, OverviewDay> = { ...overview };
  for (const item of waiting) {
    if (item.refused === undefined) days[item.day] = after(days[item.day] ?? OPEN_DAY, item);
  }
  return days;
}

const NEW: Omit<RegistrationItem, 'registration_date' | 'amount'> = {
  uuid: 'waiting',
  cost: null,
  where: null,
  with_who: null,
  craving: null,
  note: '',
};

function after(before: OverviewDay, item: WaitingAnswer): OverviewDay {
  if ('answer' in item) return answered(item.day, before, item.answer);
  const uuid = 'added' in item ? `${NEW.uuid}.${item.key}` : item.uuid;
  const fields = 'added' in item ? item.added : item.changed;
  const items = { ...before.items, [uuid]: { ...fields, uuid } };
  const totalAmount = addAmounts(Object.values(items).map(({ amount }) => amount));
  return { ...before, totalAmount, items };
}

function answered(day: Day, before: OverviewDay, { amount, ...fields }: DayAnswer): OverviewDay {
  if (amount === null) return { ...before, totalAmount: null, items: {} };
  const stored = Object.values(before.items)[0] ?? NEW;
  const item: RegistrationItem = {
    uuid: stored.uuid,
    registration_date: day,
    amount,
    cost: ofUse(amount, fields.cost === undefined ? stored.cost : fields.cost),
    where: ofUse(amount, fields.where === undefined ? stored.where : fields.where),
    with_who: ofUse(amount, fields.with_who === undefined ? stored.with_who : fields.with_who),
    craving: fields.craving === undefined ? stored.craving : fields.craving,
    note: fields.note ?? stored.note,
  };
  return { ...before, totalAmount: amount, items: { [item.uuid]: item } };
}
