import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/endpoint.ts';
import { deviceEntry, type Keeper } from '../kept-entry.ts';

/** What could not be sent yet. Its key makes sure that it takes effect once, however often it is sent. */
export interface Waiting {
  readonly key: string;
  /** How often a server answered that it could not take it now. */
  readonly tries?: number;
  /** The instant, in milliseconds, before which it is not sent again. */
  readonly notBefore?: number;
  /** Why it is not sent any more: the server will never take it. */
  readonly refused?: ErrorCode;
  /** The device refused to store it, so that it lives as long as this tab. */
  readonly isOnlyHere?: boolean;
}

export type WaitingList<Item extends Waiting> = ReturnType<typeof waitingList<Item>>;

/**
 * What a person did without a connection, in order: on the device, encrypted (docs/decisions/0038), and in this tab alone
 * where the browser refuses storage. The device has the last word, since other tabs add to the list and take from it.
 */
export function waitingList<Item extends Waiting>(name: string) {
  const entry = deviceEntry<readonly Item[]>(name);
  const keyOf = ({ uid }: Keeper) => [name, uid] as const;

  function read(queryClient: QueryClient, keeper: Keeper): readonly Item[] {
    const shown = queryClient.getQueryData<readonly Item[]>(keyOf(keeper)) ?? [];
    return [...(entry.read(keeper) ?? []), ...shown.filter(({ isOnlyHere }) => isOnlyHere)];
  }

  /** Returns the keys of what the device holds now. Where it takes nothing more, what it had before stays. */
  function keepAll(keeper: Keeper, items: readonly Item[]): ReadonlySet<string> {
    const before = entry.read(keeper) ?? [];
    const rest = before.filter(({ key }) => items.some((item) => item.key === key));
    const isKept = items.length > 0 && entry.keep(keeper, items);
    if (isKept) return new Set(items.map(({ key }) => key));
    if (rest.length === 0) entry.forget(keeper);
    else if (rest.length < before.length) entry.keep(keeper, rest);
    return new Set(rest.map(({ key }) => key));
  }

  return {
    name,
    /** What waits, for a screen that shows it. */
    query: (keeper: Keeper) =>
      queryOptions({
        queryKey: keyOf(keeper),
        queryFn: ({ client }) => read(client, keeper),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    read,
    /** Leaves on the device what is on its way, in case the page ends before there is an answer. It shows as waiting only elsewhere. */
    hold(keeper: Keeper, item: Item): void {
      entry.keep(keeper, [...(entry.read(keeper) ?? []), item]);
    },
    /** Replaces what waits by what `turn` makes of it. */
    change(
      queryClient: QueryClient,
      keeper: Keeper,
      turn: (items: readonly Item[]) => readonly Item[],
    ): void {
      const items = turn(read(queryClient, keeper)).map((item) => ({ ...item, isOnlyHere: false }));
      const stored = keepAll(keeper, items);
      queryClient.setQueryData(
        keyOf(keeper),
        items.map((item) => ({ ...item, isOnlyHere: !stored.has(item.key) })),
      );
    },
    /** Shows what other tabs did to the list. */
    look(queryClient: QueryClient, keeper: Keeper): void {
      queryClient.setQueryData(keyOf(keeper), read(queryClient, keeper));
    },
  };
}
