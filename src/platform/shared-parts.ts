import type { Clock } from './clock.ts';
import type { Keyring } from './crypto/keyring.ts';
import type { Environment } from './environment.ts';

/** The settings that announcing an event and reacting to it may need. */
type EventSettings = Pick<
  Environment,
  'multilingual' | 'theming' | 'placeholderMailDomain' | 'providerMail' | 'sessionSecrets'
>;

/** The parts that all contexts have: those of calls to the sites, of calls by the staff, and of jobs. */
export interface SharedParts extends EventSettings {
  readonly clock: Clock;
  readonly keyring: Keyring;
}

/** Picks them, so that a context gets nothing else of a kit or an environment. */
export function sharedPartsOf({
  clock,
  keyring,
  sessionSecrets,
  placeholderMailDomain,
  providerMail,
  multilingual,
  theming,
}: SharedParts): SharedParts {
  return {
    clock,
    keyring,
    sessionSecrets,
    placeholderMailDomain,
    providerMail,
    multilingual,
    theming,
  };
}
