import { expect, test } from 'vitest';
import { ssoIdentity } from '#db/schema/identity.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { launchedPeople } from './launched.testing.ts';

const mails = await startedMailServer();
const { server, launch, registered } = await launchedPeople({ MAIL_URL: mails.url });

const subjects = async () => {
  const { db } = server().connection;
  const rows = await db
    .select({ subject: ssoIdentity.subject })
    .from(ssoIdentity)
    .orderBy(ssoIdentity.subject);
  return rows.map(({ subject }) => subject);
};
async function nights(days: number): Promise<void> {
  server().passSeconds(days * 86_400);
  await server().runJob('remove_unused_accounts');
  await server().runJob('deliver_mail');
}

test('accounts of placeholders go after a month without agreeing, or after two years without a notice', async () => {
  await launch('Patient/came');
  await registered('Patient/agreed');
  const writer = await launch('Patient/wrote');
  await writer.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: server().clock.today(),
    amount: 1,
  });
  await nights(RETENTION.unusedDays - 1);
  expect(await subjects()).toEqual(['Patient/agreed', 'Patient/came', 'Patient/wrote']);
  await nights(2);
  expect(await subjects()).toEqual(['Patient/agreed', 'Patient/wrote']);
  await nights(365);
  await launch('Patient/wrote');
  await nights(330);
  expect(await subjects()).toEqual(['Patient/agreed', 'Patient/wrote']);
  await nights(40);
  expect(await subjects()).toEqual(['Patient/wrote']);
  expect(
    mails.arrived.filter(({ recipients }) => recipients.some((to) => to.endsWith('@example.com'))),
  ).toEqual([]);
});
