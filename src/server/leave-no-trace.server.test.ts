import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { addDays, daysFrom } from '#domain/kit/day.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { dump, rowsOf, tablesOfPeople } from './testing/dump.ts';
import { startedMailServer } from './testing/mail-server.ts';
import type { TestClient } from './testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer, type TestServer } from './testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const list = <T>(value: T) => [{ value }];
const pass = [{ existing: NEWCOMER_PASSWORD }];
const OPEN = {
  mail: 'kanarie-adres@houvast.example',
  name: 'kanarie-naam',
  nickname: 'kanarie-bijnaam',
  appeal: 'kanarie-bezwaar',
  key: 'kanarie-sleutel',
};
const SEALED = {
  note: 'kanarie-notitie',
  answer: 'kanarie-antwoord',
  draft: 'kanarie-concept',
  title: 'kanarie-titel',
  diary: 'kanarie-dagboek',
  change: 'kanarie-wijziging',
  buddy: 'kanarie-buddy',
  buddyMail: 'kanarie-post@',
};
/** Sealed, and in no copy; its row has this hash of it. */
const TOKEN = 'ExponentPushToken[kanarie-toestel]';
const TOKEN_HASH = sha256(TOKEN).toString('hex');

/** Slices with data of their own enter it through their `entered.testing.ts`. */
async function enterWhatSlicesKeep(client: TestClient): Promise<void> {
  const features = fileURLToPath(new URL('../features/', import.meta.url));
  for (const file of globSync('*/server/entered.testing.ts', { cwd: features })) {
    const slice = (await import(`${features}${file}`)) as {
      enter(as: TestClient, on: TestServer): Promise<void>;
    };
    await slice.enter(client, server());
  }
}

/** An account with every field filled in. */
async function fullAccount() {
  const client = await server().newcomer('kanarie-adres');
  const { uid } = (await client.get('/user/me')).json;
  const number = uid[0].value as number;
  const fields = { field_name: list(OPEN.name), field_nickname: list(OPEN.nickname) };
  const keyed = { headers: { 'idempotency-key': OPEN.key } };
  await client.patch(`/user/${number}`, fields, keyed);
  const today = server().clock.today();
  const entry = { webform_id: 'daily_registration', registration_date: today, amount: 1, note: SEALED.note };
  await client.post('/webform_rest/submit', entry);
  const plan = planFields({ current: 2, target: 1 });
  await client.post('/webform_rest/submit', plan);
  await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: [SEALED.answer] });
  await client.post('/reset-progress');
  await client.post('/webform_rest/submit', plan);
  await enterWhatSlicesKeep(client);
  // Two whole weeks above the goals: a gentler slope is on offer.
  server().passSeconds(17 * 86_400);
  await client.login(OPEN.mail, NEWCOMER_PASSWORD);
  for (const registration_date of daysFrom(today, addDays(today, 16))) {
    await client.post('/webform_rest/submit', { ...entry, note: '', registration_date, amount: 2 });
  }
  await client.post('/api/v1/step-down', { accepted: true });
  const { 'index.html': copy } = await exportOf(server(), client);
  await server().visitor('alcohol', { address: '127.8.0.1' }).post('/user/password', { mail: OPEN.mail });
  return { client, uid: number, copy };
}

describe('deleting an account (contract 2.3 #18)', () => {
  test('asks for the password', async () => {
    const client = await server().newcomer('asked');
    expect(await client.post('/delete-user-account', {})).toMatchObject({
      status: 403,
      json: { code: 'password_required' },
    });
    const wrong = { pass: [{ existing: 'not-this-one-1' }] };
    expect(await client.post('/delete-user-account', wrong)).toMatchObject({
      status: 403,
      json: { code: 'password_incorrect' },
    });
    expect((await client.get('/user/me')).status).toBe(200);
  });

  test('asks for a typed word if someone logs in without a password', async () => {
    const client = await server().newcomer('single-sign-on');
    const { db } = server().connection;
    await db
      .update(account)
      .set({ roles: ['client', 'sso_client'], passwordHash: null })
      .where(eq(account.mailKey, 'single-sign-on@houvast.example'));
    for (const body of [{}, { pass }, { confirm: 'verwijderen' }, { confirm: ['VERWIJDEREN'] }]) {
      expect(await client.post('/delete-user-account', body), JSON.stringify(body)).toMatchObject({
        status: 403,
        json: { code: 'password_required' },
      });
    }
    expect((await client.post('/delete-user-account', { confirm: 'VERWIJDEREN' })).status).toBe(200);
    expect(
      await rowsOf(db, "select uid from account where mail_key = 'single-sign-on@houvast.example'"),
    ).toEqual([]);
  });

  test('removes everything that was ever entered, wherever it is stored', async () => {
    const { db } = server().connection;
    const { client, uid, copy } = await fullAccount();
    expect(copy, 'every table and column of the export has its words').not.toMatch(
      /data-export:|dataset\.|column\./,
    );
    const before = await dump(db);
    for (const canary of [...Object.values(OPEN), TOKEN_HASH]) expect(before, canary).toContain(canary);
    for (const canary of Object.values(SEALED)) expect(copy, `${canary} was stored`).toContain(canary);
    for (const canary of [...Object.values(SEALED), TOKEN]) {
      expect(before, canary).not.toContain(canary);
      expect(before, canary).not.toContain(Buffer.from(canary).toString('hex'));
    }
    const owned = await tablesOfPeople(db);
    const count = async (table: string) => {
      const [row] = await rowsOf<{ rows: number }>(
        db,
        `select count(*)::int as rows from ${table} where uid = ${uid}`,
      );
      return row?.rows ?? 0;
    };
    for (const name of owned)
      expect(await count(name), `${name} holds something to delete`).toBeGreaterThan(0);

    await server().confirm(OPEN.mail.split('@')[0] ?? '');
    const other = server().visitor('alcohol', { address: '127.8.0.2' });
    // Another session in the browser that is remembered.
    other.device = client.device;
    await other.login(OPEN.mail, NEWCOMER_PASSWORD);
    expect((await client.post('/delete-user-account', { pass })).status).toBe(200);
    for (const name of owned) expect(await count(name), name).toBe(0);
    expect((await client.get('/user/me')).status).toBe(403);
    expect((await other.get('/user/me')).status).toBe(403);

    await server().runJob('deliver_mail');
    expect(mails.to(OPEN.mail).at(-1)?.parsed.subject).toBe('Je account is verwijderd');
    const after = await dump(db);
    for (const canary of [...Object.values(OPEN), ...Object.values(SEALED), TOKEN, TOKEN_HASH]) {
      expect(after, canary).not.toContain(canary);
    }
  });

  test('leaves nothing behind even if the mail server is unreachable', async () => {
    await mails.stop();
    const client = await server().newcomer('kanarie-alleen');
    expect((await client.post('/delete-user-account', { pass })).status).toBe(200);
    await server().runJob('deliver_mail');
    expect(await dump(server().connection.db)).not.toContain('kanarie-alleen');
    await mails.start();
  });

  test('twice at once deletes once, without an error', async () => {
    const client = await server().newcomer('double');
    const keyed = { headers: { 'idempotency-key': 'double-delete', 'x-csrf-token': await client.token() } };
    const remove = () => client.send('POST', '/delete-user-account', { pass }, keyed);
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    for (const { status } of answers) expect([200, 403]).toContain(status);
  });

  test('frees the address for a new account', async () => {
    const client = await server().newcomer('again');
    await client.post('/delete-user-account', { pass });
    const next = await server().newcomer('again');
    expect((await next.get('/registrations/overview')).status).toBe(200);
  });
});
