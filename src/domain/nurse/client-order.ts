import { REASONS, type Reason } from './attention.ts';

/** What the order of a nurse's clients goes by. */
interface Listed {
  readonly uid: number;
  readonly name: string;
  readonly reasons: readonly Reason[];
}

export function byName(one: Listed, other: Listed): number {
  return one.name.localeCompare(other.name, 'nl') || one.uid - other.uid;
}

/** Those who need her first, by the reason that weighs most (issue: clients). */
export function byNeed(one: Listed, other: Listed): number {
  return rank(one) - rank(other) || byName(one, other);
}

function rank({ reasons: [first] }: Listed): number {
  return first === undefined ? REASONS.length : REASONS.indexOf(first);
}
