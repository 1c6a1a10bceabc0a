import { expect, test } from 'vitest';
import { DEMO_APPLICANT } from '#db/demo/nurses.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer, type TestServer } from '#server/testing/test-server.ts';
import { applicant, approve, confirmAddress, DETAILS } from './applicant.testing.ts';

const mails = await startedMailServer();
const PROVIDER = 'aanbieder@houvast.example';
const ADMINISTRATOR = 'dewit@houvast.example';

const withProvider = sharedTestServer({
  MAIL_URL: mails.url,
  PROVIDER_MAIL: PROVIDER,
  NURSE_SECOND_FACTOR: '1',
});
const withoutProvider = sharedTestServer({ MAIL_URL: mails.url });

const mailed = (to: string) =>
  mails.to(to).filter(({ parsed }) => parsed.subject === 'Er wacht een aanvraag');

/** Only the applicants of this test wait for a decision. */
async function withoutOthers({ connection }: TestServer): Promise<void> {
  await rowsOf(connection.db, `delete from account where mail_key = '${DEMO_APPLICANT.mail}'`);
}

test('the provider is told of an application once its address is confirmed, and not of whom it is', async () => {
  const server = withProvider();
  const mail = 'zichtbaar@houvast.example';
  await applicant(server, mail, { isConfirmed: false });
  await server.runJob('deliver_mail');
  expect(mailed(PROVIDER)).toEqual([]);
  await confirmAddress(server, mails, mail);
  await confirmAddress(server, mails, mail);
  server.passSeconds(60);
  await server.runJob('deliver_mail');
  await server.runJob('deliver_mail');
  const [told, ...more] = mailed(PROVIDER);
  expect(more).toEqual([]);
  expect(told?.parsed.text).toContain('http://beheer.localhost:3000/aanvragen');
  expect(told?.parsed.headers.has('list')).toBe(false);
  for (const own of [mail, DETAILS.familyName, DETAILS.practice, DETAILS.telephone]) {
    expect(told?.raw).not.toContain(own);
  }
  expect(mailed(ADMINISTRATOR)).toEqual([]);
});

test('it is the administrators where the provider has no address, for each application once', async () => {
  const server = withoutProvider();
  for (const name of ['een', 'twee']) {
    const mail = `aanvraag-${name}@houvast.example`;
    await applicant(server, mail, { isConfirmed: false });
    await confirmAddress(server, mails, mail);
  }
  await server.runJob('deliver_mail');
  expect(mailed(ADMINISTRATOR)).toHaveLength(2);
  expect(mailed('bakker@houvast.example')).toEqual([]);
});

test('a mail that cannot be sent keeps nobody from applying, and arrives once', async () => {
  const server = withProvider();
  const before = mailed(PROVIDER).length;
  const mail = 'storing@houvast.example';
  await applicant(server, mail, { isConfirmed: false });
  await server.runJob('deliver_mail');
  mails.mood = 'busy';
  await confirmAddress(server, mails, mail);
  await server.runJob('deliver_mail');
  expect(mailed(PROVIDER)).toHaveLength(before);
  mails.mood = 'kind';
  for (let minutes = 0; minutes < 3; minutes += 1) {
    server.passSeconds(120);
    await server.runJob('deliver_mail');
  }
  expect(mailed(PROVIDER)).toHaveLength(before + 1);
});

test('nobody is told of who was judged already', async () => {
  const server = withoutProvider();
  await withoutOthers(server);
  await rowsOf(server.connection.db, "delete from account where mail_key like 'aanvraag-%'");
  const before = mailed(ADMINISTRATOR).length;
  const early = 'eerst-goedgekeurd@houvast.example';
  await approve(server, await applicant(server, early, { isConfirmed: false }));
  await confirmAddress(server, mails, early);
  await server.runJob('deliver_mail');
  expect(mailed(ADMINISTRATOR)).toHaveLength(before);

  const late = 'daarna-goedgekeurd@houvast.example';
  const uid = await applicant(server, late, { isConfirmed: false });
  await confirmAddress(server, mails, late);
  await approve(server, uid);
  await server.runJob('deliver_mail');
  expect(mailed(ADMINISTRATOR)).toHaveLength(before);
});

test('the confirmation of a participant is no news for the provider', async () => {
  const server = withProvider();
  const before = mailed(PROVIDER).length;
  const someone = await server.newcomer('deelnemer');
  await server.runJob('deliver_mail');
  const link = mails.linkTo('deelnemer@houvast.example');
  expect((await someone.post('/validate-email', link)).status).toBe(200);
  await server.runJob('deliver_mail');
  expect(mailed(PROVIDER)).toHaveLength(before);
});

test.each([
  ['where that is required', withProvider, 1],
  ['nowhere else', withoutProvider, 0],
])('the approval prepares for the second step %s', async (_, on, times) => {
  const mail = `tweede-stap-${times}@houvast.example`;
  await approve(on(), await applicant(on(), mail));
  await on().runJob('deliver_mail');
  const approval = mails.to(mail).find(({ parsed }) => parsed.subject === 'Je account is goedgekeurd');
  const paragraphs = approval?.parsed.text?.split(/\n{2,}/) ?? [];
  const told = paragraphs.filter((one) => one.includes('tweede stap'));
  expect(told).toHaveLength(times);
  expect(paragraphs.join()).not.toMatch(/[{}]/);
  expect(paragraphs.map((one) => one.trim())).not.toContain('');
});
