import { expect, test } from 'vitest';
import { seedPeople } from '#server/database.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { testEnvironment } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { DEMO_NURSE } from './nurses.ts';

const server = sharedTestServer();

const ANNA = 'anna@houvast.example';

function seed(options?: { readonly renew: boolean }): Promise<void> {
  const { connection, clock } = server();
  return seedPeople(connection, testEnvironment(), clock, options);
}

async function addresses(): Promise<readonly string[]> {
  const rows = await rowsOf<{ mail: string }>(server().connection.db, 'select mail from account');
  return rows.map(({ mail }) => mail).toSorted();
}

/** Another address, as confirming a new one leaves it. */
async function move(from: string, to: string): Promise<void> {
  await rowsOf(
    server().connection.db,
    `update account set mail = '${to}', mail_key = '${to}' where mail_key = '${from}'`,
  );
}

test('demo people who changed their address are there still, and start afresh under their own', async () => {
  const before = await addresses();
  await move(ANNA, 'anders@houvast.example');
  await move(DEMO_NURSE.mail, 'anders@poh.example');
  await seed();
  expect(await addresses()).toEqual(
    before
      .map((mail) => (mail === ANNA ? 'anders@houvast.example' : mail))
      .map((mail) => (mail === DEMO_NURSE.mail ? 'anders@poh.example' : mail))
      .toSorted(),
  );
  await server().newcomer('anna');
  await seed({ renew: true });
  expect(await addresses()).toEqual(before);
  expect((await (await server().login('Anna')).get('/user/me')).status).toBe(200);
});
