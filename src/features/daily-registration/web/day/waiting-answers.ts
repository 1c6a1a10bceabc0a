import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Day } from '#domain/kit/day.ts';
import { deviceEntry, type Keeper } from '#ui/app/kept-entry.ts';
import type { Overview, OverviewDay, RegistrationItem } from '../../contract.ts';
import type { DayAnswer } from '../../day-contract.ts';

/** An answer that could not be sent yet. Its key makes sure that it takes effect once, however often it is sent. */
export interface WaitingAnswer {
  readonly key: string;
  readonly day: Day;
  readonly answer: DayAnswer;
}

const KEPT_AS = 'waiting-answers';
const ENTRY = deviceEntry<readonly WaitingAnswer[]>(KEPT_AS);

/**
 * The answers of this person that wait for a connection, in the order in which they were given: on the device, encrypted
 * (docs/decisions/0038), and in this tab alone where the browser refuses storage.
 */
export function waitingQuery(keeper: Keeper) {
  return queryOptions({
    queryKey: [KEPT_AS, keeper.uid],
    queryFn: () => ENTRY.read(keeper) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

export function waitingOf(queryClient: QueryClient, keeper: Keeper): readonly WaitingAnswer[] {
  return queryClient.getQueryData(waitingQuery(keeper).queryKey) ?? [];
}

/** Replaces what waits. Returns whether it survives closing the tab. */
export function keepWaiting(
  queryClient: QueryClient,
  keeper: Keeper,
  answers: readonly WaitingAnswer[],
): boolean {
  queryClient.setQueryData(waitingQuery(keeper).queryKey, answers);
  if (answers.length > 0) return ENTRY.keep(keeper, answers);
  ENTRY.forget(keeper);
  return true;
}

/** The overview as it will be once everything that waits has been sent. */
export function withWaiting(overview: Overview, waiting: readonly WaitingAnswer[]): Overview {
  const days: Record<Day, OverviewDay> = { ...overview };
  for (const { day, answer } of waiting) days[day] = answered(day, days[day] ?? OPEN, answer);
  return days;
}

const OPEN: OverviewDay = { totalAmount: null, goal: null, items: {}, paused: false };
const NEW: Omit<RegistrationItem, 'registration_date' | 'amount'> = {
  uuid: 'waiting',
  cost: null,
  where: null,
  with_who: null,
  craving: null,
  note: '',
};

function answered(day: Day, before: OverviewDay, { amount, ...fields }: DayAnswer): OverviewDay {
  if (amount === null) return { ...before, totalAmount: null, items: {} };
  const stored = Object.values(before.items)[0] ?? NEW;
  const item: RegistrationItem = {
    uuid: stored.uuid,
    registration_date: day,
    amount,
    cost: fields.cost === undefined ? stored.cost : fields.cost,
    where: fields.where === undefined ? stored.where : fields.where,
    with_who: fields.with_who === undefined ? stored.with_who : fields.with_who,
    craving: fields.craving === undefined ? stored.craving : fields.craving,
    note: fields.note ?? stored.note,
  };
  return { ...before, totalAmount: amount, items: { [item.uuid]: item } };
}
