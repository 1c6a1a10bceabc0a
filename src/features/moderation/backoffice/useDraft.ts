import { useEffect } from 'react';

/** What is typed about each text of a screen, by its number, as only one of their forms is open at a time. */
export type Drafts<Values> = Map<number, Values>;

/** Keeps what is typed in a form, so that it is there again after a look at another text. Forget it once it is recorded. */
export function useDraft<Values>(drafts: Drafts<Values>, id: number, values: Values): void {
  useEffect(() => void drafts.set(id, values), [drafts, id, values]);
}
