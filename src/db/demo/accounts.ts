import { eq, inArray } from 'drizzle-orm';
import { account, participant } from '#db/schema/identity.ts';
import { pairingCode } from '#db/schema/nurse.ts';
import type { Site } from '#domain/site/site.ts';
import type { Db } from '../connection.ts';
import { DEMO_APPLICANT, DEMO_NURSE } from './nurses.ts';
import { DEMO_PEOPLE } from './people.ts';

interface NicknameTools {
  nicknameKeys(site: Site, nickname: string): { readonly nicknameKey?: string | null | undefined };
}

interface DemoAccount {
  /** The address with which the demo adds this account. */
  readonly mail: string;
  readonly uid: number;
}

/**
 * Finds the accounts of demo people: by their address or, if they changed it since, by their nickname or code, which nobody else
 * can have since.
 */
export async function findDemoAccounts(
  db: Db,
  { nicknameKeys }: NicknameTools,
): Promise<readonly DemoAccount[]> {
  const mails = [...DEMO_PEOPLE.map(({ mail }) => mail), DEMO_NURSE.mail, DEMO_APPLICANT.mail];
  const byMail = await db
    .select({ mail: account.mailKey, uid: account.uid })
    .from(account)
    .where(inArray(account.mailKey, mails));
  const nicknames = DEMO_PEOPLE.flatMap(({ mail, site, nickname }) => {
    const key = nickname && nicknameKeys(site, nickname).nicknameKey;
    return key ? [{ mail, site, key }] : [];
  });
  const named = await db
    .select({ site: participant.site, key: participant.nicknameKey, uid: participant.uid })
    .from(participant)
    .where(
      inArray(
        participant.nicknameKey,
        nicknames.map(({ key }) => key),
      ),
    );
  const byNickname = nicknames.flatMap(({ mail, site, key }) => {
    const owner = named.find((row) => row.site === site && row.key === key);
    return owner ? [{ mail, uid: owner.uid }] : [];
  });
  const byCode = await db
    .select({ uid: pairingCode.uid })
    .from(pairingCode)
    .where(eq(pairingCode.code, DEMO_NURSE.code));
  return [...byMail, ...byNickname, ...byCode.map(({ uid }) => ({ mail: DEMO_NURSE.mail, uid }))];
}

export async function deleteAccounts(db: Db, accounts: readonly DemoAccount[]): Promise<void> {
  const uids = accounts.map(({ uid }) => uid);
  await db.delete(account).where(inArray(account.uid, uids));
}
