import { useCallback, useEffect, useState } from 'react';

/** What is typed about each text of a screen, by its number, as only one of their forms is open at a time. */
export interface Drafts<Values> {
  readonly typed: ReadonlyMap<number, Values>;
  readonly isEmpty: boolean;
  /** Keeps what is typed about a text, or forgets it once it is recorded. */
  keep(id: number, values: Values | null): void;
}

export function useDrafts<Values>(): Drafts<Values> {
  const [typed] = useState(() => new Map<number, Values>());
  const [isEmpty, setIsEmpty] = useState(true);
  const keep = useCallback(
    (id: number, values: Values | null) => {
      if (values === null) typed.delete(id);
      else typed.set(id, values);
      setIsEmpty(typed.size === 0);
    },
    [typed],
  );
  return { typed, isEmpty, keep };
}

interface Draft<Values> {
  readonly id: number;
  readonly values: Values;
  /** The values of a form in which nothing is typed. */
  readonly empty: Values;
}

/** Keeps what is typed in a form, so that it is there again after a look at another text. */
export function useDraft<Values>({ keep }: Drafts<Values>, { id, values, empty }: Draft<Values>): void {
  const isTyped = JSON.stringify(values) !== JSON.stringify(empty);
  useEffect(() => keep(id, isTyped ? values : null), [keep, id, values, isTyped]);
}
