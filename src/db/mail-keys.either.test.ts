import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailKey } from '#domain/identity/account.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { migrateAgain } from '#server/testing/migration.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

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
  await migrateAgain(db, '0015_mail_keys_nfkc');
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

test('an address in another spelling is kept as it is compared, unless it was confirmed', async () => {
  const { db } = server().connection;
  const stored = [
    ['\uff4carissa@houvast.example', 'larissa@houvast.example', null],
    ['\uff4cuuk@houvast.example', 'luuk@houvast.example', '2026-10-02T10:00:00Z'],
    ['Leo@houvast.example', 'leo@houvast.example', null],
    // Somebody else has the key, since before addresses were compared after NFKC.
    ['\uff4ceo@houvast.example', '\uff4ceo@houvast.example', null],
  ];
  for (const [mail, key, confirmed] of stored) {
    await db.execute(sql`
      insert into account (site, mail, mail_key, pending_mail, name, language, roles, created_at, mail_validated_at)
      values ('alcohol', ${mail}, ${key}, ${`${mail}.new`}, 'Spelled', 'nl', '{client}', '2026-10-01T10:00:00Z', ${confirmed})`);
  }
  await migrateAgain(db, '0041_mail_where_addresses_are_compared');
  const kept = await rowsOf(
    db,
    `select mail, pending_mail as pending from account where name = 'Spelled' order by uid`,
  );
  expect(kept).toEqual([
    { mail: 'larissa@houvast.example', pending: 'larissa@houvast.example.new' },
    { mail: '\uff4cuuk@houvast.example', pending: 'luuk@houvast.example.new' },
    { mail: 'Leo@houvast.example', pending: 'Leo@houvast.example.new' },
    { mail: '\uff4ceo@houvast.example', pending: 'leo@houvast.example.new' },
  ]);
});
