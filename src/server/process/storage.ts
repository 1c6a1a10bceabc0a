import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freshSecrets } from '#platform/secrets.ts';
import { databaseFolder } from '../database.ts';
import { administer, databaseUrl } from '../testing/global-setup.ts';

/** Whether the project under test uses the embedded database. */
const EMBEDDED = inject('postgresUrl') === '';

/** Where servers keep their data: a folder, and on PostgreSQL a database of its own as well. */
export interface Storage {
  readonly folder: string;
  /** The name of the PostgreSQL database; empty on the embedded one. */
  readonly database: string;
  /** The settings that make a server use this storage. */
  readonly settings: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

/** What a storage contains: nothing yet, or the template of every server test, which saves its servers building it. */
export type Contents = 'nothing' | 'demo';

export async function createStorage(contents: Contents): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'houvast-process-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (EMBEDDED) {
    if (contents === 'demo') unpack(inject('template'), databaseFolder(folder));
    return { folder, database: '', settings: { DATA_DIR: folder }, discard: async () => removeFolder() };
  }
  const url = inject('postgresUrl');
  const database = `houvast_process_${randomBytes(6).toString('hex')}`;
  const like = contents === 'demo' ? ` template ${inject('template')}` : '';
  await administer(url, `create database ${database}${like} strategy file_copy`);
  const { encryptionKeys, sessionSecret } = freshSecrets();
  return {
    folder,
    database,
    settings: {
      NODE_ENV: 'development',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(url, database),
      ENCRYPTION_KEYS: encryptionKeys,
      SESSION_SECRET: sessionSecret,
    },
    async discard() {
      await administer(url, `drop database if exists ${database} with (force)`);
      removeFolder();
    },
  };
}

function unpack(archive: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['-xf', archive, '-C', folder], { stdio: 'ignore' });
}
