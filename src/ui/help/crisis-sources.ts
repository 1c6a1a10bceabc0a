import { createContext } from 'react';
import type { CrisisPhrases } from '#domain/programme/crisis-phrase.ts';
import type { CrisisContact } from './CrisisPanel.tsx';

/** What the panel needs from the server, as far as it is there; a hook. */
export type UseCrisisSources = () => {
  readonly phrases: CrisisPhrases | undefined;
  readonly contacts: readonly CrisisContact[];
};

/** Set once around the app, because the calls belong to slices. */
export const CrisisSourcesContext = createContext<UseCrisisSources>(() => ({
  phrases: undefined,
  contacts: [],
}));
