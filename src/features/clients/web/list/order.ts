import { folded } from '#domain/kit/folded.ts';
import { byName } from '#domain/nurse/client-order.ts';
import type { ClientRow } from '../../contract.ts';

export const ORDERS = ['first', 'name', 'programme', 'filled', 'exercises'] as const;
export type Order = (typeof ORDERS)[number];
export interface Sorting {
  readonly order: Order;
  readonly isDescending: boolean;
}

const PAGE_SIZE = 50;

export interface ClientsPage {
  /** From 1. */
  readonly number: number;
  readonly pages: number;
  readonly rows: readonly ClientRow[];
}

type Compare = (one: ClientRow, other: ClientRow) => number;
const share = ({ streak }: ClientRow) => (streak ? streak.completed / Math.max(1, streak.total) : 0);
/** `first` is missing: the server sends those who need her first. */
const COMPARE: Readonly<Record<Exclude<Order, 'first'>, Compare>> = {
  name: byName,
  programme: (one, other) => one.domain.localeCompare(other.domain),
  filled: (one, other) => share(one) - share(other),
  exercises: (one, other) => one.completed_exercises.length - other.completed_exercises.length,
};
/** Whether a client does not share what an order goes by. */
const WITHHELD: { readonly [Of in Order]?: (client: ClientRow) => boolean } = {
  filled: ({ streak }) => streak === null,
  exercises: ({ shares }) => !shares.exercises,
};

/** Sorts by an order; reverses it if it is the current one. */
export function turned({ order, isDescending }: Sorting, to: Order): Sorting {
  return { order: to, isDescending: order === to && !isDescending };
}

/** The clients whose name contains these letters, in that order. Those who do not share what it goes by come last, in either direction. */
export function arranged(
  clients: readonly ClientRow[],
  { text, order, isDescending }: Sorting & { readonly text: string },
): readonly ClientRow[] {
  const letters = folded(text);
  const found = clients.filter(({ name }) => folded(name).includes(letters));
  if (order === 'first') return found;
  const direction = isDescending ? -1 : 1;
  const withheld = (client: ClientRow) => Number(WITHHELD[order]?.(client) ?? false);
  return found.toSorted(
    (one, other) =>
      withheld(one) - withheld(other) || direction * COMPARE[order](one, other) || byName(one, other),
  );
}

/** A page of the clients; the nearest one if there is none of that number. */
export function pageOf(clients: readonly ClientRow[], asked: number): ClientsPage {
  const pages = Math.max(1, Math.ceil(clients.length / PAGE_SIZE));
  const number = Number.isInteger(asked) ? Math.min(pages, Math.max(1, asked)) : 1;
  return { number, pages, rows: clients.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE) };
}
