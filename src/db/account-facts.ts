import { sql } from 'drizzle-orm';
import { account } from './schema/identity.ts';

/** Whether an account logs in with a password: `hasPassword` of domain/identity/account.ts. */
export const hasPassword = sql<boolean>`(not ${account.roles} @> array['sso_client'])`;
