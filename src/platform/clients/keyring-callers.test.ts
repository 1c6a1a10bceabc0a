import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Where the key of a person is opened, and for whom. */
const CALLERS: Readonly<Record<string, string>> = {
  'platform/session/session.ts': 'the person who is logged in',
  'platform/clients/open-client.ts': 'the nurse of a client',
  'platform/person/vault.ts': 'what tells somebody something, or keeps whom they invited',
  'features/buddies/server/opened-buddy.ts': 'the mails to a buddy, and the buddy who answers',
  'features/data-export/server/make-exports.ts': 'the copy that a person asked for',
  'features/diary/server/write-note-entries.ts': 'the notes that become entries of the same person',
  'features/push/server/deliver.ts': 'the device of the person whom a message is for',
};

/** Where `vaultOf` is asked for the key of somebody who may not be the caller. */
const ASKING: Readonly<Record<string, string>> = {
  'platform/person/vault.ts': 'itself',
  'features/buddies/server/invite.ts': 'the participant who invites',
  'features/pairing/server/client-mail.ts': 'the nurse, for whom she invited',
  'features/second-factor/server/codes-of-nurse.ts': 'the nurse who logs in with two steps',
  'features/messages/server/write-message.ts': 'the person whom a message is for',
};

const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.(test|testing)\.ts$/.test(file));
const naming = (expression: RegExp) =>
  files.filter((file) => expression.test(readFileSync(`${source}${file}`, 'utf8'))).toSorted();

test('nobody else opens the key of a person', () => {
  expect(naming(/\.vault\(/)).toEqual(Object.keys(CALLERS).toSorted());
});

test('nobody else asks for the key of somebody who is not the caller', () => {
  expect(naming(/vaultOf\(/)).toEqual(Object.keys(ASKING).toSorted());
});
