import type { PersonContext } from '../context.ts';
import { loginRequired } from '../failure.ts';
import { lockPerson } from '../person/queries.ts';
import { hasSession } from './queries.ts';

/**
 * Locks the caller, and refuses the call if its session has ended. A call is let in before its body arrives, and its sender decides
 * when that is: an account may have been claimed, or logged out everywhere, meanwhile. For what changes an account or whom it is
 * shared with, and for what others read or are sent. Days, exercises and the like are read by nobody else, and go without: filling in
 * a day takes no statement more than it must.
 */
export async function lockOneself({
  db,
  person,
  session,
}: Pick<PersonContext, 'db' | 'person' | 'session'>): Promise<void> {
  await lockPerson(db, person.uid);
  await requireSession({ db, session });
}

/**
 * Refuses a call whose session has ended; the person has to be locked. Does not lock the session: whoever ends all of them holds the
 * account, and the two would wait for each other.
 */
export async function requireSession({
  db,
  session: { idHash },
}: Pick<PersonContext, 'db' | 'session'>): Promise<void> {
  if (!idHash || !(await hasSession(db, idHash))) throw loginRequired();
}
