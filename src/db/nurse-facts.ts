import { type SQLWrapper, sql } from 'drizzle-orm';
import { nurse } from './schema/nurse.ts';

// What several slices ask about nurses, as conditions on `nurse` in the surrounding statement. The first three are those of their
// indexes, to the letter.

/** An application waits for a decision. */
export const applied = sql`${nurse.state} = 'applied'`;
/** The practice was changed, and nobody has checked that yet. */
export const practiceChanged = sql`${nurse.practiceChangedAt} is not null`;
export const approved = sql`${nurse.state} = 'approved'`;
/** The welcome package that she asked for was not sent yet. */
export const packageDue = sql`${nurse.wantsPackage} and ${nurse.packageSentAt} is null and ${approved}`;

/** Whether a nurse may pair with clients and look at them: approved, and not blocked, which her account says. */
export const mayLook = ({ blocked }: { readonly blocked: SQLWrapper }) =>
  sql<boolean>`(${approved} and not ${blocked})`;
