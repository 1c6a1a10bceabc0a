import { describe, expect, test } from 'vitest';
import { formPoster } from '#server/testing/form-post.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import ui from '../../../ui/text.nl.json' with { type: 'json' };
import account from '../text.nl.json' with { type: 'json' };

const server = sharedTestServer({}, unbuiltPages(renderPage));
const { post, mailOf } = formPoster(server);
const ANNA = { mail: 'anna@houvast.example' };

describe('registering without JavaScript', () => {
  const cookie = 'onboarding=done';
  const draft = {
    name: 'Robin <3',
    mail: 'robin@houvast.example',
    password: NEWCOMER_PASSWORD,
    confirmation: NEWCOMER_PASSWORD,
    privacy: 'on',
  };

  test('logs in at once and redirects home', async () => {
    const sent = await post('/registreren/gegevens', draft, { cookie });
    expect([sent.status, sent.location]).toEqual([303, '/vandaag']);
    expect(sent.session, 'nothing was ticked').not.toContain('Max-Age');
    expect(await mailOf(sent.cookies)).toBe(draft.mail);
    // Sent twice, as by a double tap: still one account.
    const again = await post('/registreren/gegevens', { ...draft, ownDevice: 'on' }, { cookie });
    expect(await mailOf(again.cookies)).toBe(draft.mail);
    expect(again.session).toContain('Max-Age=2851200');
  });

  test('keeps everything that was typed except the passwords', async () => {
    const wrong = { ...draft, mail: 'nieuw@houvast.example', confirmation: 'rustig-aan-2027' };
    const sent = await post('/registreren/gegevens', wrong, { cookie });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain('value="Robin &lt;3"');
    expect(sent.page).toContain('value="nieuw@houvast.example"');
    expect(sent.page).toMatch(/<input[^>]*id="field-privacy"[^>]*checked=""/);
    expect(sent.page).toContain(ui.problem.passwordMismatch);
    expect(sent.page).not.toMatch(/rustig-aan-202/);
    expect(sent.cookies).toEqual([]);
    const { privacy: _, ...without } = draft;
    expect((await post('/registreren/gegevens', without, { cookie })).page).toContain(
      ui.problem.privacyRequired,
    );
  });

  test('shows the refusal of a taken address at its field', async () => {
    const sent = await post('/registreren/gegevens', { ...draft, mail: ANNA.mail }, { cookie });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(ui.problem.emailUnusable);
    expect(sent.cookies).toEqual([]);
  });

  test('requires the checklist first', async () => {
    const sent = await post('/registreren/gegevens', draft);
    expect([sent.status, sent.location]).toEqual([303, '/registreren?required=1']);
  });
});

describe('a forgotten password without JavaScript', () => {
  test.each([ANNA.mail, 'niemand@houvast.example'])('%s gets the same response', async (mail) => {
    const sent = await post('/wachtwoord-vergeten', { mail: ` ${mail} ` });
    expect(sent.status).toBe(200);
    expect(sent.page).toContain(account.forgot.sent.heading);
    expect(sent.page).toContain(mail);
    expect(sent.page).toContain(account.forgot.sent.often.replace('{{hours}}', '2'));
  });

  test('an invalid address is refused', async () => {
    const sent = await post('/wachtwoord-vergeten', { mail: 'geen adres' });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(ui.problem.emailInvalid);
  });

  test('too many attempts from one address are refused with a message in the form', async () => {
    const address = '127.7.0.2';
    const mail = 'niemand@houvast.example';
    const ask = () => server().visitor('alcohol', { address }).post('/user/password', { mail });
    for (let tried = 0; tried < 50; tried += 1) await ask();
    for (const wait of [30, 60]) {
      server().passSeconds(wait);
      expect((await ask()).status).toBe(200);
    }
    const sent = await post('/wachtwoord-vergeten', { mail }, { address });
    expect(sent.status).toBe(429);
    expect(sent.page).toContain(account.forgot.tooOften);
  });
});
