import { expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { expectRefusedAfterLogout } from '#server/testing/late-calls.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf, pairWith } from './pairing.testing.ts';

const server = sharedTestServer();

test('a client who logged out everywhere meanwhile shares nothing else and stays paired', async () => {
  const client = await server().newcomer('deelt-te-laat');
  const uid = await client.uid();
  await pairWith(client, await nurse(server(), 'ziet-niet-meer'));
  const before = (await client.patch('/api/v1/consent', { registrations: false })).json;
  server().passSeconds(86_400);
  await client.login('deelt-te-laat@houvast.example', NEWCOMER_PASSWORD);
  await expectRefusedAfterLogout(server(), client, [
    ['patch', '/api/v1/consent', { registrations: true }],
    ['post', '/api/v1/consent/renewal'],
    ['post', '/unpair-user-poh-proxy'],
    ['post', `/unpair-user-poh-proxy/alcohol/${uid}`],
  ]);
  await client.login('deelt-te-laat@houvast.example', NEWCOMER_PASSWORD);
  expect((await client.get('/api/v1/consent')).json).toEqual(before);
});

test('a nurse who logged out everywhere meanwhile keeps her code and her clients, and invites nobody', async () => {
  const guide = await nurse(server(), 'logt-overal-uit');
  const client = await server().newcomer('blijft-gekoppeld');
  await pairWith(client, guide);
  const code = await codeOf(guide);
  const draft = { first_name: 'An', email_address: 'te-laat@houvast.example', domain: 'tobacco' };
  await expectRefusedAfterLogout(server(), guide, [
    ['post', '/api/v1/pairing-code'],
    ['post', '/api/v1/client-invitation-preview', draft],
    ['post', '/invite-client-via-mail', draft],
    ['post', '/remove-user-from-poh', { client_uid: await client.uid(), domain: 'alcohol' }],
  ]);
  await guide.login('logt-overal-uit@houvast.example', NEWCOMER_PASSWORD);
  expect(await codeOf(guide)).toBe(code);
  expect(await rowsOf(server().connection.db, 'select id from client_invitation')).toEqual([]);
  expect((await client.get('/user/me')).json.field_has_poh).toEqual([{ value: true }]);
});
