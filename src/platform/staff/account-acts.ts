import type { JobEvent } from '#domain/events.ts';
import type { StaffContext } from './staff-context.ts';

/** What doing something to an account needs, whether its owner or the staff does it. */
export interface AccountContext
  extends Pick<
    StaffContext,
    'db' | 'clock' | 'sessionSecret' | 'placeholderMailDomain' | 'wake' | 'logSecurity'
  > {
  announce(event: JobEvent): Promise<void>;
}
