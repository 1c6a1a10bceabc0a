import { REASONS, type Reason } from './attention.ts';

/** The facts that decide the order of a nurse's clients. */
interface Listed {
  readonly uid: number;
  readonly name: string;
  readonly reasons: readonly Reason[];
}

export function byName(one: Listed, other: Listed): number {
  return one.name.localeCompare(other.name, 'nl') || one.uid - other.uid;
}

/** Sorts the clients who need her to the top, by their weightiest reason (issue: clients). */
export function byNeed(one: Listed, other: Listed): number {
  return rank(one) - rank(other) || byName(one, other);
}

function rank({ reasons: [first] }: Listed): number {
  return first === undefined ? REASONS.length : REASONS.indexOf(first);
}
