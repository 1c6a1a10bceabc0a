import { byName } from '#domain/nurse/client-order.ts';
import type { ClientRow } from '../../contract.ts';

export const ORDERS = ['first', 'name', 'programme', 'filled', 'exercises'] as const;
export type Order = (typeof ORDERS)[number];

const PAGE_SIZE = 50;

export interface ClientsPage {
  /** From 1. */
  readonly number: number;
  readonly pages: number;
  readonly rows: readonly ClientRow[];
}

type Compare = (one: ClientRow, other: ClientRow) => number;
/** What is not shared comes last. */
const share = ({ streak }: ClientRow) => (streak ? streak.completed / Math.max(1, streak.total) : 2);
/** The server sends them by who needs her first. */
const COMPARE: Readonly<Record<Exclude<Order, 'first'>, Compare>> = {
  name: byName,
  programme: (one, other) => one.domain.localeCompare(other.domain) || byName(one, other),
  filled: (one, other) => share(one) - share(other) || byName(one, other),
  exercises: (one, other) =>
    one.completed_exercises.length - other.completed_exercises.length || byName(one, other),
};

/** Without accents and capitals, as somebody types a name in a hurry. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The clients whose name has these letters, in that order. */
export function arranged(
  clients: readonly ClientRow[],
  { text, order }: { readonly text: string; readonly order: Order },
): readonly ClientRow[] {
  const letters = plain(text);
  const found = clients.filter(({ name }) => plain(name).includes(letters));
  return order === 'first' ? found : found.toSorted(COMPARE[order]);
}

/** A page of them; the nearest one to a number that there is none of. */
export function pageOf(clients: readonly ClientRow[], asked: number): ClientsPage {
  const pages = Math.max(1, Math.ceil(clients.length / PAGE_SIZE));
  const number = Number.isInteger(asked) ? Math.min(pages, Math.max(1, asked)) : 1;
  return { number, pages, rows: clients.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE) };
}
