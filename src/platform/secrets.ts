import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#domain/kit/thrown.ts';
import { randomToken } from './crypto/secret-token.ts';
import { makeFolder } from './make-folder.ts';

/** A new set of secrets in the form of the settings. */
export function freshSecrets(): { encryptionKeys: string; sessionSecret: string } {
  const key = Buffer.from(randomToken(), 'base64url').toString('base64');
  return { encryptionKeys: `k1:${key}`, sessionSecret: randomToken() };
}

/** On a trial the secrets are generated once and stored beside the data, readable by the owner only. */
export function trialSecrets(dataDir: string): { encryptionKeys: string; sessionSecret: string } {
  const file = join(dataDir, 'secrets.json');
  makeFolder(dataDir);
  try {
    writeFileSync(file, JSON.stringify(freshSecrets()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
