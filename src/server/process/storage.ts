import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshSecrets } from '#platform/secrets.ts';
import { databaseFolder } from '../database.ts';
import { administer, databaseUrl } from '../testing/databases.ts';
import { TEST_KEYS } from '../testing/test-environment.ts';

/** Where servers keep their data: a folder, and on PostgreSQL a database of its own as well. */
export interface Storage {
  readonly folder: string;
  /** The name of the PostgreSQL database; empty on the embedded one. */
  readonly database: string;
  /** The settings that make a server use this storage. */
  readonly settings: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

/**
 * A new storage, deleted by `discard`: on the PostgreSQL at `url`, or the embedded one without it. Empty, or a copy of
 * `template`: the name of a database there, or an archive of the folder of an embedded one.
 */
export function createStorage(url: string, template?: string): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'houvast-process-'));
  return url === '' ? embedded(folder, template) : onPostgres(folder, url, template);
}

async function embedded(folder: string, archive: string | undefined): Promise<Storage> {
  if (archive !== undefined) {
    mkdirSync(databaseFolder(folder));
    execFileSync('tar', ['-xf', archive, '-C', databaseFolder(folder)], { stdio: 'ignore' });
  }
  const keys = archive === undefined ? undefined : { ENCRYPTION_KEYS: TEST_KEYS };
  return {
    folder,
    database: '',
    settings: { DATA_DIR: folder, ...keys },
    discard: async () => remove(folder),
  };
}

async function onPostgres(folder: string, url: string, template: string | undefined): Promise<Storage> {
  const database = `houvast_process_${randomBytes(6).toString('hex')}`;
  const like = template === undefined ? '' : ` template ${template}`;
  await administer(url, `create database ${database}${like} strategy file_copy`);
  const { encryptionKeys, sessionSecret } = freshSecrets();
  return {
    folder,
    database,
    settings: {
      NODE_ENV: 'development',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(url, database),
      ENCRYPTION_KEYS: template === undefined ? encryptionKeys : TEST_KEYS,
      SESSION_SECRET: sessionSecret,
    },
    async discard() {
      await administer(url, `drop database if exists ${database} with (force)`);
      remove(folder);
    },
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
