import type { Day } from './day.ts';

/**
 * Everything that happens in one slice and may matter to another. Slices announce; `server/reactions.ts` is the one
 * place that says what follows.
 */
export type DomainEvent =
  | { readonly kind: 'accountRegistered'; readonly uid: number }
  | {
      readonly kind: 'registrationSaved';
      readonly uid: number;
      readonly registration: string;
      readonly day: Day;
      readonly hasNote: boolean;
    }
  | {
      readonly kind: 'registrationDeleted';
      readonly uid: number;
      readonly registration: string;
      readonly day: Day;
    }
  | { readonly kind: 'goalSaved'; readonly uid: number };
