import { closureBy, type DecisionDraft, namesRule } from '#domain/community/moderation/moderation.ts';
import { type Day, dayAt } from '#domain/kit/day.ts';
import { filledIn } from '#domain/kit/filled-in.ts';
import { formatDay } from '#ui/app/format.ts';
import type { QueueItem } from '../staff-contract.ts';

/** For how many days the form lets a moderator close somebody off. */
export const CLOSED_FOR = ['7', '30', '90', 'forGood'] as const;

/** The values of the form. */
export interface DecisionValues {
  readonly action: string;
  readonly rule: string;
  readonly reason: string;
  readonly days: (typeof CLOSED_FOR)[number];
  readonly answer: string;
}

export const NOTHING_DECIDED: DecisionValues = { action: '', rule: '', reason: '', days: '7', answer: '' };

export function draftOf({ days, ...typed }: DecisionValues): DecisionDraft {
  return { ...typed, days: days === 'forGood' ? null : Number(days) };
}

interface Telling {
  /** The words for fields that are still empty. */
  readonly open: Record<'rule' | 'reason', string>;
  readonly now: Date;
  readonly timeZone: string;
}

/** What the writer will read of a decision; null if they are told nothing. */
export function toldBy(
  item: Pick<QueueItem, 'told' | 'rules' | 'closed_off'>,
  values: DecisionValues,
  { open, ...clock }: Telling,
): string | null {
  const told = item.told.find(({ action }) => action === values.action);
  if (!told) return null;
  const until = closedUntil(item, values, clock);
  return filledIn(textOf(told, values, until), {
    rule: item.rules.find(({ rule }) => rule === values.rule)?.name ?? open.rule,
    reason: values.reason.trim() || open.reason,
    until: until === null ? '' : formatDay('nl', until, 'date'),
  });
}

/** The day that the writer reads: the forum stays closed for as long as any decision says. Null: for good. */
function closedUntil(
  { closed_off: closedOff }: Pick<QueueItem, 'closed_off'>,
  values: DecisionValues,
  { now, timeZone }: Omit<Telling, 'open'>,
): Day | null {
  const { closedUntil: end } = closureBy([{ days: draftOf(values).days, decidedAt: now }]);
  if (end === null || closedOff?.until === null) return null;
  const until = dayAt(end, timeZone);
  return closedOff && closedOff.until > until ? closedOff.until : until;
}

function textOf(told: QueueItem['told'][number], { rule }: DecisionValues, until: Day | null): string {
  if (!namesRule(rule)) return told.text_if_fits;
  return until === null ? told.text_for_good : told.text;
}
