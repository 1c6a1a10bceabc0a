import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, openEmbedded, openPostgres } from '#db/connection.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { seedDemo } from '#db/demo/seed.ts';
import { seedStaff } from '#db/demo/staff.ts';
import { lockFolder } from '#db/lock.ts';
import { migrateEmbedded, migratePostgresDatabase } from '#db/migrate.ts';
import type { BuddyDraft } from '#domain/buddies/buddy.ts';
import type { Site } from '#domain/site/site.ts';
import { keysOf } from '#features/account/server/nickname/nickname-keys.ts';
import { secretPlace } from '#features/staff/server/own-codes.ts';
import type { Clock } from '#platform/clock.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import type { Environment } from '#platform/environment.ts';
import { makeFolder } from '#platform/make-folder.ts';
import { sealBuddy } from '#platform/person/opened-buddy.ts';

/** The folder of the embedded database within the data directory. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/** Opens the configured database and migrates it. Throws `FolderInUse` for a locked folder. */
export async function openDatabase(environment: Environment): Promise<Connection> {
  const { databaseUrl, databaseUrlDirect, dataDir } = environment;
  if (databaseUrl !== undefined) {
    await migratePostgresDatabase(databaseUrlDirect ?? databaseUrl);
    return openPostgres(databaseUrl, { direct: databaseUrlDirect });
  }
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    ownersOnly(folder);
    const connection = await openEmbedded({ dataDir: folder });
    await migrateEmbedded(connection.client);
    return {
      ...connection,
      close: async () => {
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Closes a folder to other users of the machine: the database writes files into it that everybody may read and change. */
function ownersOnly(folder: string): void {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}

/** Adds the demo people, or resets them. */
export async function seedPeople(
  connection: Connection,
  environment: Environment,
  clock: Clock,
  { renew = false } = {},
): Promise<void> {
  const keyring = new Keyring(environment.encryptionKeys);
  const tools = {
    today: clock.today(),
    now: clock.now(),
    hashPassword: () => hashPassword(DEMO_PASSWORD),
    nicknameKeys: (site: Site, nickname: string) => keysOf(environment.sessionSecrets.newest, site, nickname),
    createKey(uid: number) {
      const { wrapped, masterKey, vault } = keyring.createKey(uid);
      const seal = (uuid: string, opened: BuddyDraft) => sealBuddy(vault, uuid, opened);
      return { wrapped, masterKey, seal: vault.seal.bind(vault), sealBuddy: seal };
    },
  };
  await seedDemo(connection.patientDb, tools, { renew });
  const wrap = (member: number, secret: Buffer) => keyring.wrap(secretPlace(member), secret);
  await seedStaff(connection.patientDb, { ...tools, wrap }, { renew });
}
