import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { account } from '#db/schema/identity.ts';
import { reminder } from '#db/schema/notices.ts';
import { pairing } from '#db/schema/nurse.ts';
import { MAIL_KINDS, type MailKind } from '#domain/notices/mail.ts';
import type { Site } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import { insertMails } from './queries.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url }, unbuiltPages(renderPage));

interface Letter {
  readonly site: Site;
  readonly language: 'nl' | 'en';
  readonly kind: MailKind;
  /** Somebody whom another system lets in. */
  readonly hasNoPassword?: boolean;
}

/** Someone with a mail of a kind, as the mail server got it: what its button says and where it leads. */
async function receive({ site, language, kind, hasNoPassword = false }: Letter) {
  const name = `${kind}-${site}-${language}${hasNoPassword ? '-let-in' : ''}`.replaceAll('_', '-');
  const client = await server().newcomer(name, site, { language });
  await server().confirm(name);
  const uid: number = (await client.get('/user/me')).json.uid[0].value;
  const { connection, clock } = server();
  await connection.db.update(reminder).set({ toldPart: '2026-11-20:1' }).where(eq(reminder.uid, uid));
  // Replies are mailed while there are some that somebody did not read: here those of the demo people.
  await rowsOf(
    connection.db,
    `insert into forum_reading (uid, nid, position, follows)
     select ${uid}, nid, 0, true from forum_post where comment_count > 0 limit 1`,
  );
  let recipient = `${name}@houvast.example`;
  if (kind === 'validate_new_email') {
    recipient = `new-${recipient}`;
    await connection.db.update(account).set({ pendingMail: recipient }).where(eq(account.uid, uid));
  }
  if (hasNoPassword) {
    await connection.db
      .update(account)
      .set({ roles: ['client', 'sso_client'], passwordHash: null })
      .where(eq(account.uid, uid));
  }
  if (kind === 'consent_ending') await askedToShare(client);
  // Open days are mailed while there are three of them: here those before today.
  const begun = kind === 'usage_reminder_mail' ? 3 : 0;
  await rowsOf(
    connection.db,
    `update participant set registrations_start = registrations_start - ${begun},
       programme_start = programme_start - ${begun} where uid = ${uid}`,
  );
  // The mail that confirms the address goes first: those that wait are sent side by side.
  await server().runJob('deliver_mail');
  // A notice about an unused account is sent only if its owner did not come back after it was written.
  server().passSeconds(1);
  const now = clock.now();
  await insertMails(connection.db, [
    {
      uid: kind === 'reset_password' ? null : uid,
      site,
      language,
      kind,
      recipient,
      uniqueKey: name,
      createdAt: now,
      nextAttemptAt: now,
      discardAt: new Date(now.getTime() + 3_600_000),
    },
  ]);
  await server().runJob('deliver_mail');
  const text = mails.to(recipient).at(-1)?.parsed.text?.split('\n--\n')[0] ?? '';
  const [, label = null, href = 'none:'] = /\n([^\n]+):\n(http\S+)/.exec(text) ?? [];
  const number = /\nNaar ons nummer:\n(http\S+)/.exec(text)?.[1] ?? null;
  return { client, number, asksToCall: /\bbel ons\b/i.test(text), label, link: new URL(href), text };
}

/** Pairs somebody whose agreement is about to end. */
async function askedToShare(client: TestClient): Promise<void> {
  await client.post('/proxy/pair-poh', { pairing_code: DEMO_NURSE.code });
  const { connection, clock } = server();
  await connection.db
    .update(pairing)
    .set({ remindedAt: clock.now() })
    .where(eq(pairing.uid, await client.uid()));
}

/** Opens a link on the running app. */
async function open({ host, pathname, search }: URL, cookie?: string) {
  const headers = { host, ...(cookie ? { cookie } : {}) };
  const page = await server().app.inject({ url: pathname + search, headers });
  return {
    status: page.statusCode,
    screen: /<title>([^<]*) – Houvast</.exec(page.body)?.[1],
    movedTo: page.headers.location,
  };
}

interface Button {
  readonly label: string;
  readonly leadsTo: RegExp;
  readonly screen: string;
  /** Whether the screen depends on who is logged in. */
  readonly isPrivate: boolean;
}
const forAll = (label: string, leadsTo: RegExp, screen: string): Button => {
  return { label, leadsTo, screen, isPrivate: false };
};
const forOwner = (label: string, leadsTo: RegExp, screen: string): Button => {
  return { label, leadsTo, screen, isPrivate: true };
};

/** Every kind of mail; null for one without a button. */
const BUTTONS: Readonly<Record<MailKind, Button | null>> = {
  validate_email: forAll(
    'Bevestig mijn adres',
    /^\/valideer\/\d+\/\d+\/[\w-]{43}$/,
    'E-mailadres bevestigen',
  ),
  validate_new_email: forAll(
    'Bevestig mijn nieuwe adres',
    /^\/valideer\/\d+\/\d+\/[\w-]{43}$/,
    'E-mailadres bevestigen',
  ),
  reset_password: forAll('Kies een wachtwoord', /^\/user\/reset\/\d+\/\d+\/[\w-]{43}$/, 'Nieuw wachtwoord'),
  email_taken: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  email_change_asked: forAll('Kies een nieuw wachtwoord', /^\/wachtwoord-vergeten$/, 'Wachtwoord vergeten'),
  email_changed: forAll('Naar ons nummer', /^\/support$/, 'Hulp bij deze site'),
  password_changed: forAll('Kies een nieuw wachtwoord', /^\/wachtwoord-vergeten$/, 'Wachtwoord vergeten'),
  account_exists: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  account_deleted: null,
  inactive_first: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  inactive_last: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  nurse_received: forAll(
    'Bevestig mijn adres',
    /^\/valideer\/\d+\/\d+\/[\w-]{43}$/,
    'E-mailadres bevestigen',
  ),
  nurse_approved: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  nurse_rejected: forAll('Naar ons nummer', /^\/support$/, 'Hulp bij deze site'),
  second_factor_reset: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  second_factor_changed: forAll(
    'Kies een nieuw wachtwoord',
    /^\/wachtwoord-vergeten$/,
    'Wachtwoord vergeten',
  ),
  client_paired: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  client_unpaired: forAll('Inloggen', /^\/inloggen$/, 'Inloggen'),
  consent_ending: forOwner('Bekijk wat je deelt', /^\/account\/mijn-poh$/, 'Mijn praktijkondersteuner'),
  forum_reply_mail: forOwner('Naar de reacties', /^\/forum\/\d+\/\d+$/, 'Gesprek'),
  badge_mail: forOwner('Bekijk wat je hebt bereikt', /^\/badges$/, 'Badges en mijlpalen'),
  daily_mail: forOwner('Naar vandaag', /^\/dagelijkse-registratie\?date=2026-11-20$/, 'Dag invullen'),
  usage_reminder_mail: forOwner('Naar mijn dagen', /^\/kalender$/, 'Kalender'),
  end_of_phase_mail: forOwner('Naar de volgende fase', /^\/programma\?part=2$/, 'Programma'),
  program_complete: forOwner('Bekijk wat er nog is', /^\/programma$/, 'Programma'),
  usage_reminder_last: forOwner('Verder waar je was', /^\/programma$/, 'Programma'),
};

test.each(MAIL_KINDS)('the button of %s leads where it says', async (kind) => {
  const button = BUTTONS[kind];
  const { client, label, link, number, asksToCall } = await receive({
    site: 'alcohol',
    language: 'nl',
    kind,
  });
  expect(number).toBe(asksToCall ? 'http://alcohol.localhost:3000/support' : null);
  expect(label).toBe(button?.label ?? null);
  if (!button) return;
  expect(link.origin).toBe('http://alcohol.localhost:3000');
  expect(link.pathname + link.search).toMatch(button.leadsTo);
  const within = await open(link, client.cookie);
  // People who are logged in need no login.
  const asked = button.screen === 'Inloggen' ? '/programma' : button.screen;
  expect(within.movedTo ?? within.screen).toBe(asked);
  const outside = await open(link);
  const login = `/inloggen?${new URLSearchParams({ origin: link.pathname + link.search })}`;
  expect(outside.movedTo ?? outside.screen).toBe(button.isPrivate ? login : button.screen);
});

test.each([
  ['naasten', 'nl', 'Naar mijn programma', '/programma', 'Programma'],
  ['naasten', 'en', 'To my programme', '/en/program', 'Programme'],
  ['gambling', 'en', 'To today', '/en/daily-registration?date=2026-11-20', 'Fill in a day'],
] as const)('the button of the daily mail on %s in %s', async (site, language, label, path, screen) => {
  const found = await receive({ site, language, kind: 'daily_mail' });
  expect(found.label).toBe(label);
  expect(found.link.pathname + found.link.search).toBe(path);
  expect(await open(found.link, found.client.cookie)).toMatchObject({ status: 200, screen });
});

test('relatives without a password are not asked for their day either', async () => {
  const letter = await receive({ site: 'naasten', language: 'nl', kind: 'daily_mail', hasNoPassword: true });
  expect(letter.label).toBe('Naar mijn programma');
  expect(letter.text).toContain('Hoe gaat het met jou vandaag?');
  expect(letter.text).not.toContain('Vul je dag in');
});

test('whoever lost the second step is not told to set it up again where a password is enough', async () => {
  const { text } = await receive({ site: 'cannabis', language: 'nl', kind: 'second_factor_reset' });
  expect(text).toContain('Log in met je wachtwoord.\n\nHeb jij dit niet gevraagd?');
  expect(text).not.toContain('app op je telefoon');
});

test.each([true, false])(
  'after a change of address, let in: %s, another password is advised or not',
  async (hasNoPassword) => {
    const { text } = await receive({
      site: 'cannabis',
      language: 'nl',
      kind: 'email_changed',
      hasNoPassword,
    });
    expect(text.includes('hetzelfde wachtwoord')).toBe(!hasNoPassword);
  },
);

test.each([
  ['nl', /, tot \w+ \d+ \w+ om \d\d\.\d\d uur\./],
  ['en', /, until \w+ \d+ \w+ at \d+:\d\d [ap]m\./],
] as const)(
  'a link for a new password says until when it works as the pages do, in %s',
  async (language, until) => {
    const { text } = await receive({ site: 'tobacco', language, kind: 'reset_password' });
    expect(text).toMatch(until);
  },
);

describe.each(['inactive_first', 'inactive_last'] as const)('%s', (kind) => {
  test.each([
    ['alcohol', false, true],
    ['alcohol', true, true],
    ['naasten', false, false],
    ['naasten', true, false],
  ] as const)(
    'on %s, let in: %s, says that texts on the forum stay: %s',
    async (site, hasNoPassword, isSaid) => {
      const { text } = await receive({ site, language: 'en', kind, hasNoPassword });
      expect(text.includes('If you wrote on the forum, those texts stay, without your name.')).toBe(isSaid);
      expect(text.includes('through your care organisation')).toBe(hasNoPassword);
    },
  );
});
