import { expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const NEW = 'moves-on@houvast.example';

test('support sends the confirmation again to an address that was given instead, without seeing it', async () => {
  const client = await server().newcomer('moves');
  await server().confirm('moves');
  const uid = await client.uid();
  const change = { pass: [{ existing: NEWCOMER_PASSWORD }], mail: [{ value: NEW }] };
  expect((await client.patch(`/user/${uid}`, change)).status).toBe(200);
  server().passSeconds(1);
  const support = await server().staff('support');
  const asked = { site: 'alcohol', mail: 'moves@houvast.example', reason: 'Kreeg geen bevestiging' };
  const found = await support.post('/staff/v1/people/find', asked);
  expect(found.json.account).toMatchObject({ confirmed: true, address_waits: true });
  expect(found.text).not.toContain('moves-on');
  expect((await support.post(`/staff/v1/people/${uid}/confirmation`)).status).toBe(200);
  await server().runJob('deliver_mail');
  const sent = mails.to(NEW).map(({ parsed }) => parsed.subject);
  expect(sent).toEqual(['Bevestig je nieuwe e-mailadres', 'Bevestig je nieuwe e-mailadres']);
});
