import type { EventContext } from '../context.ts';
import { findAdministratorMails } from './queries.ts';

/** The addresses that are mailed about what waits for the provider. */
export async function providerAddresses({
  db,
  providerMail,
}: Pick<EventContext, 'db' | 'providerMail'>): Promise<readonly string[]> {
  return providerMail === undefined ? findAdministratorMails(db) : [providerMail];
}
