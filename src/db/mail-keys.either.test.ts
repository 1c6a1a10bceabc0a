import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailKey } from '#domain/identity/account.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const migration = readFileSync(new URL('migrations/0015_mail_keys_nfkc.sql', import.meta.url), 'utf8');

test('keys stored before addresses were compared after NFKC become those of today, and stay unique', async () => {
  const { db } = server().connection;
  const stored = [
    ['plain@houvast.example', 'alcohol'],
    ['\uff4cars@houvast.example', 'alcohol'],
    ['\ufb01en@houvast.example', 'alcohol'],
    ['fien@houvast.example', 'alcohol'],
    ['\ufb01en@houvast.example', 'tobacco'],
    ['\u2460@houvast.example', 'alcohol'],
    ['\u2474@houvast.example', 'alcohol'],
    ['\u00b9@houvast.example', 'alcohol'],
  ];
  for (const [mail, site] of stored) {
    await db.execute(sql`
      insert into account (site, mail, mail_key, name, language, roles, created_at)
      values (${site}, ${mail}, ${mail}, 'Migrated', 'nl', '{client}', '2026-10-01T10:00:00Z')`);
  }
  await db.execute(sql.raw(migration));
  const keys = await rowsOf<{ key: string }>(
    db,
    `select mail_key as key from account where name = 'Migrated' order by uid`,
  );
  expect(keys.map(({ key }) => key)).toEqual([
    'plain@houvast.example',
    mailKey('\uff4cars@houvast.example'),
    // Somebody else on the site has this address as it is.
    '\ufb01en@houvast.example',
    'fien@houvast.example',
    'fien@houvast.example',
    '1@houvast.example',
    '(1)@houvast.example',
    // The older account has it.
    '\u00b9@houvast.example',
  ]);
});
