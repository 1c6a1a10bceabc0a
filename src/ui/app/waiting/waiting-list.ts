import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/endpoint.ts';
import { deviceEntry, type Keeper } from '../kept-entry.ts';

/** An item that could not be sent yet. Its key makes sure that it takes effect once, however often it is sent. */
export interface Waiting {
  readonly key: string;
  /** How often a server answered that it could not take it now. */
  readonly tries?: number;
  /** The instant, in milliseconds, before which it is not sent again. */
  readonly notBefore?: number;
  /** Why it is not sent any more: the server will never accept it. */
  readonly refused?: ErrorCode;
  /** The device refused to store it, so it lasts only as long as this tab. */
  readonly isOnlyHere?: boolean;
}

export type WaitingList<Item extends Waiting> = ReturnType<typeof waitingList<Item>>;

/**
 * What a person did without a connection, in order: on the device, encrypted (docs/decisions/0038), or in this tab alone where
 * the browser refuses storage. The copy on the device decides, since other tabs add to and take from it.
 */
export function waitingList<Item extends Waiting>(name: string) {
  const entry = deviceEntry<readonly Item[]>(name);
  const keyOf = ({ uid }: Keeper) => [name, uid] as const;

  function read(queryClient: QueryClient, keeper: Keeper): readonly Item[] {
    const shown = queryClient.getQueryData<readonly Item[]>(keyOf(keeper)) ?? [];
    return [...(entry.read(keeper) ?? []), ...shown.filter(({ isOnlyHere }) => isOnlyHere)];
  }

  /** Stores the list, and returns the keys that are on the device now. If it accepts nothing more, the rest of the previous list stays. */
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
    /** The query of the list, for a screen that shows it. */
    query: (keeper: Keeper) =>
      queryOptions({
        queryKey: keyOf(keeper),
        queryFn: ({ client }) => read(client, keeper),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    read,
    /**
     * Keeps an item on the device while it is being sent, in case the page closes before there is a response. Only other tabs
     * show it as waiting.
     */
    hold(keeper: Keeper, item: Item): void {
      entry.keep(keeper, [...(entry.read(keeper) ?? []), item]);
    },
    /** Replaces the list by the result of `turn`. */
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
    /** Reads again what other tabs did to the list. */
    look(queryClient: QueryClient, keeper: Keeper): void {
      queryClient.setQueryData(keyOf(keeper), read(queryClient, keeper));
    },
  };
}
