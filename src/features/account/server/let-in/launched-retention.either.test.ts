import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account, ssoIdentity } from '#db/schema/identity.ts';
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

test('having agreed keeps an account for longer than a month, with an address that nobody confirmed or without one', async () => {
  await launch('Patient/a-came');
  await registered('Patient/b-agreed');
  const unconfirmed = await launch('Patient/c-unconfirmed');
  await unconfirmed.post('/hti/register', { mail: 'cas@launched.example' });
  // As an organisation's login vouches for an address at the first time.
  const vouched = await launch('Patient/d-vouched');
  await server()
    .connection.db.update(account)
    .set({
      mail: 'dirk@launched.example',
      mailKey: 'dirk@launched.example',
      mailValidatedAt: server().clock.now(),
    })
    .where(eq(account.uid, await vouched.uid()));
  await nights(RETENTION.unusedDays - 1);
  expect(await subjects()).toHaveLength(4);
  await nights(2);
  expect(await subjects()).toEqual(['Patient/b-agreed', 'Patient/c-unconfirmed']);
  await nights(340);
  expect(mails.to('cas@launched.example').map(({ parsed }) => parsed.subject)).toEqual([
    'Wil je je account houden?',
  ]);
  await nights(366);
  await nights(31);
  expect(mails.to('cas@launched.example').at(-1)?.parsed.subject).toBe('Je account wordt bijna verwijderd');
  expect(await subjects()).toEqual([]);
});

test('accounts of placeholders go after two years without a notice', async () => {
  await registered('Patient/agreed');
  const writer = await launch('Patient/wrote');
  await writer.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: server().clock.today(),
    amount: 1,
  });
  await nights(396);
  await launch('Patient/wrote');
  await nights(330);
  expect(await subjects()).toEqual(['Patient/agreed', 'Patient/wrote']);
  await nights(40);
  expect(await subjects()).toEqual(['Patient/wrote']);
  expect(
    mails.arrived.filter(({ recipients }) => recipients.some((to) => to.endsWith('@example.com'))),
  ).toEqual([]);
});
