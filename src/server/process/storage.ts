import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freshSecrets } from '#platform/environment.ts';
import { administer, databaseUrl } from '../testing/global-setup.ts';

/** Whether the project under test uses the embedded database. */
const EMBEDDED = inject('postgresUrl') === '';

/** Where servers keep their data: an empty folder, and on PostgreSQL an empty database of its own as well. */
export interface Storage {
  readonly folder: string;
  /** The name of the PostgreSQL database; empty on the embedded one. */
  readonly database: string;
  /** What makes a server use this storage. */
  readonly settings: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

export async function createStorage(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'houvast-process-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (EMBEDDED) {
    return { folder, database: '', settings: { DATA_DIR: folder }, discard: async () => removeFolder() };
  }
  const url = inject('postgresUrl');
  const database = `houvast_process_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${database}`);
  const { encryptionKeys, sessionSecret } = freshSecrets();
  return {
    folder,
    database,
    settings: {
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
