import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { migrateAgain } from '#server/testing/migration.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

test('entries of before are known as notes by what they followed or by their day, and others as written', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('van-voor');
  const uid = await client.uid();
  const add = { webform_id: 'daily_registration', registration_date: server().clock.today(), amount: 1 };
  const noted = async () => `'${(await client.post('/webform_rest/submit', add)).json.sid}'`;
  const before = [
    ['follows its note', await noted(), true],
    ['was edited', await noted(), false],
    ['lost its day', 'null', true],
    ['was written', 'null', false],
  ] as const;
  await db.transaction(async (inside) => {
    await rowsOf(inside, 'alter table diary_entry drop column from_note');
    for (const [name, registration, follows] of before) {
      await rowsOf(
        inside,
        `insert into diary_entry (uuid, uid, day, title, body, language, revision, registration, follows_note, created_at, changed_at)
          values (gen_random_uuid(), ${uid}, '2026-11-20', '${name}', '', 'nl', 1, ${registration}, ${follows}, now(), now())`,
      );
    }
    await migrateAgain(inside, '0043_remember_what_was_a_note');
  });
  const kept = await rowsOf(
    db,
    `select encode(title, 'escape') as title, from_note from diary_entry where uid = ${uid} order by nid`,
  );
  expect(kept).toEqual([
    { title: 'follows its note', from_note: true },
    { title: 'was edited', from_note: true },
    { title: 'lost its day', from_note: true },
    { title: 'was written', from_note: false },
  ]);
});
