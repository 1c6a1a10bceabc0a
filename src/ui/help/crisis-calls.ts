import { createContext, useContext } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Schema } from '#contract/schema.ts';
import type { CrisisPhrases } from '#domain/programme/crisis-phrase.ts';
import type { CrisisContact } from './CrisisPanel.tsx';

/** A read without input. */
type Read<Reply> = Omit<Endpoint, 'method' | 'params' | 'query' | 'body' | 'reply'> & {
  readonly method: 'GET';
  readonly reply: Schema<Reply>;
};

/** The calls that fetch what the panel needs. They belong to slices, which `ui` may not import. */
export interface CrisisCalls {
  readonly phrases: Read<CrisisPhrases>;
  readonly contacts: Read<readonly CrisisContact[]>;
}

const CrisisCallsContext = createContext<CrisisCalls | null>(null);
/** Put it once around the app. */
export const CrisisCallsProvider = CrisisCallsContext.Provider;

export function useCrisisCalls(): CrisisCalls {
  const calls = useContext(CrisisCallsContext);
  if (!calls) throw new Error('This component needs the CrisisCallsProvider around it');
  return calls;
}
