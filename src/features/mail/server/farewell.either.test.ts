import { expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });

test.each([
  ['alcohol', 'says that texts on the forum stay', true],
  ['naasten', 'says nothing of a forum', false],
] as const)('the last mail of %s %s', async (site, _, isSaid) => {
  const client = await server().newcomer(`leaves-${site}`, site);
  await server().confirm(`leaves-${site}`);
  const left = await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
  expect(left.status).toBe(200);
  await server().runJob('deliver_mail');
  const letter = mails.to(`leaves-${site}@houvast.example`).at(-1)?.parsed;
  expect(letter?.subject).toBe('Je account is verwijderd');
  expect(letter?.text?.includes('Schreef je op het forum? Die teksten blijven staan')).toBe(isSaid);
});
