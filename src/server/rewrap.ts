import { checkKeys } from '#features/account/server/upkeep/check-keys.ts';
import { rewrapKeys } from '#features/account/server/upkeep/rewrap-keys.ts';
import { rewrapSecrets } from '#features/staff/server/rewrap-secrets.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from './database.ts';
import { failInWords } from './start-failure.ts';

// npm run keys:rewrap: after every node was restarted with a new key first in ENCRYPTION_KEYS (docs/operating.md). The old one can be left out afterwards.
failInWords();
const environment = readEnvironment(process.env);
const connection = await openDatabase(environment);
const keyring = new Keyring(environment.encryptionKeys);
await checkKeys({ db: connection.patientDb, keyring });
const done = await rewrapKeys({ db: connection.patientDb, keyring }, (count) =>
  process.stdout.write(`${count} …\n`),
);
const secrets = await rewrapSecrets({ db: connection.patientDb, keyring });
await connection.close();
process.stdout.write(
  `${done + secrets} keys were wrapped by "${keyring.current}"; all the others were already.\n`,
);
