import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { applicant } from '#features/nurses/server/applicant.testing.ts';
import sessionEn from '#features/session/text.en.json' with { type: 'json' };
import session from '#features/session/text.nl.json' with { type: 'json' };
import ui from '#ui/text.nl.json' with { type: 'json' };
import { renderPage } from '#web/entry-server.tsx';
import { formPoster } from '../testing/form-post.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';

let broken = false;
const pages = unbuiltPages((page, bundle) => {
  if (broken) throw new RangeError('the page broke');
  return renderPage(page, bundle);
});
const server = sharedTestServer({}, pages);
const ANNA = { mail: 'anna@houvast.example', password: DEMO_PASSWORD };
const { post, mailOf } = formPoster(server);

describe('logging in without JavaScript', () => {
  test.each([
    ['/inloggen', '/vandaag'],
    ['/nl/inloggen', '/vandaag'],
    ['/en/login', '/en/today'],
    ['/inloggen?origin=%2Fmijn-plan%3Fweek%3D2', '/mijn-plan?week=2'],
    ['/inloggen?origin=https%3A%2F%2Felders.example', '/vandaag'],
    ['/inloggen?origin=%2Fuser%2Flogout', '/vandaag'],
    ['/inloggen?origin=%2F.%2Fapi%2Fuser%2Fme', '/vandaag'],
    ['/inloggen?origin=%2Fvragen%3Fzoek%3D%E2%82%AC', '/vragen?zoek=%E2%82%AC'],
  ])('%s leads to %s', async (url, next) => {
    const sent = await post(url, ANNA);
    expect([sent.status, sent.location]).toEqual([303, next]);
    expect(await mailOf(sent.cookies)).toBe(ANNA.mail);
  });

  test.each([
    ['a wrong password', ANNA.mail],
    ['an unknown address', 'niemand@houvast.example'],
  ])('%s is refused with the message of the form, which keeps the address only', async (_, mail) => {
    const sent = await post('/inloggen', { mail, password: 'niet-het-goede-1' });
    expect(sent.status).toBe(400);
    expect(sent.page).toContain(session.login.failed);
    expect(sent.page).toContain(`value="${mail}"`);
    expect(sent.page).not.toContain('niet-het-goede-1');
    expect(sent.cookies).toEqual([]);
    expect(sent.headers['cache-control']).toBe('no-store');
    expect(server().log.join('\n')).not.toMatch(/niet-het-goede-1|niemand@/);
  });

  test('a nurse who waits reads so once her password is right, and nobody learns it otherwise', async () => {
    const mail = 'wacht@houvast.example';
    await applicant(server(), mail);
    const atPractice = { headers: { host: 'poh.localhost:3000' } };
    const right = await post('/inloggen', { mail, password: NEWCOMER_PASSWORD }, atPractice);
    expect(right.status).toBe(400);
    expect(right.page).toContain(session.login.waits);
    const wrong = await post('/inloggen', { mail, password: 'niet-het-goede-1' }, atPractice);
    expect(wrong.page).toContain(session.login.failed);
  });

  test('missing or wrong input is reported at its field and in the list above', async () => {
    const sent = await post('/inloggen', { mail: 'geen adres' });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain(ui.errorSummary);
    expect(sent.page).toContain(`${session.login.mail}: ${ui.problem.emailInvalid}`);
    expect(sent.page).toContain(`${session.login.password}: ${ui.problem.required}`);
    expect(sent.page).toMatch(/<input[^>]*id="field-mail"[^>]*aria-invalid="true"[^>]*value="geen adres"/);
    expect((await post('/en/login', '')).page).toContain(sessionEn.login.mail);
  });

  test('the attempt limit is that of the call', async () => {
    const address = '127.7.0.1';
    const wrong = { mail: 'samen@houvast.example', password: 'x' };
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await post('/inloggen', wrong, { address })).status).toBe(400);
    }
    const refused = await post('/inloggen', wrong, { address });
    expect(refused.status).toBe(403);
    expect(refused.page).toContain(session.login.tooOften_one);
    server().passSeconds(60);
    expect((await post('/inloggen', wrong, { address })).status).toBe(400);
    const again = await post('/inloggen', wrong, { address });
    expect(again.page).toContain(session.login.tooOften_other.replace('{{count}}', '2'));
  });

  test('a tick for one’s own device keeps the session when the browser closes', async () => {
    expect((await post('/inloggen', ANNA)).session).not.toContain('Max-Age');
    expect((await post('/inloggen', { ...ANNA, ownDevice: 'on' })).session).toContain('Max-Age=2851200');
    const wrong = await post('/inloggen', { mail: ANNA.mail, ownDevice: 'on' });
    expect(wrong.page, 'the tick stays').toMatch(/<input[^>]*id="field-ownDevice"[^>]*checked=""/);
  });

  test('a nurse is told that hers ends however often she comes', async () => {
    const textOn = async (site: string) => {
      const headers = { host: `${site}.localhost:3000` };
      return (await server().app.inject({ url: '/inloggen', headers })).body;
    };
    const { participants, nurses } = ui.ownDevice.description;
    const since = (text: string) => text.replace('{{days}}', '30');
    const [ofNurses, ofOthers] = [await textOn('poh'), await textOn('alcohol')];
    for (const [page, said, other] of [
      [ofNurses, nurses, participants],
      [ofOthers, participants, nurses],
    ] as const) {
      expect(page).toContain(since(said));
      expect(page).not.toContain(since(other));
    }
  });

  test('the browser is known from then on, and that changes no page', async () => {
    const { cookies } = await post('/inloggen', ANNA);
    const device = cookies.find((cookie) => cookie.startsWith('device='));
    const headers = { host: 'alcohol.localhost:3000', cookie: device };
    const help = await server().app.inject({ url: '/hulp', headers });
    expect(help.headers.etag, 'the page that is kept for everybody').toBeDefined();
  });

  test('someone who is logged in is not logged in again', async () => {
    const { cookies } = await post('/inloggen', ANNA);
    const again = await post('/inloggen', ANNA, { cookie: cookies.join('; ') });
    expect([again.status, again.location, again.cookies]).toEqual([303, '/programma', []]);
  });
});

describe('a request that is not a form of this site is not read', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elders.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://tobacco.localhost:3000' }],
    [
      'another origin, from an old browser',
      { 'sec-fetch-site': undefined, origin: 'https://elders.example' },
    ],
    [
      'this site by another scheme',
      { 'sec-fetch-site': undefined, origin: 'https://alcohol.localhost:3000' },
    ],
    ['nobody knows where', { 'sec-fetch-site': undefined, origin: undefined }],
    ['a page that hides where', { 'sec-fetch-site': undefined, origin: 'null' }],
  ])('from %s', async (_, headers) => {
    const sent = await post('/inloggen?origin=%2Fmijn-plan', ANNA, { headers });
    expect([sent.status, sent.location, sent.cookies]).toEqual([303, '/inloggen?origin=%2Fmijn-plan', []]);
    expect(sent.headers['cache-control']).toBe('no-store');
  });

  test('an old browser that sends this origin is trusted', async () => {
    const headers = { 'sec-fetch-site': undefined, origin: 'http://alcohol.localhost:3000' };
    expect((await post('/inloggen', ANNA, { headers })).location).toBe('/vandaag');
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json', 'geen/soort', ''])(
    'of the kind "%s"',
    async (type) => {
      const sent = await post('/inloggen', ANNA, { headers: { 'content-type': type } });
      expect([sent.status, sent.location, sent.cookies]).toEqual([303, '/inloggen', []]);
    },
  );

  test('if it is larger than any form, or its page has none', async () => {
    const large = await post('/inloggen', { ...ANNA, mail: 'a'.repeat(17_000) });
    expect([large.status, large.location]).toEqual([303, '/inloggen']);
    expect(await post('/hulp?a=b', ANNA)).toMatchObject({ status: 303, location: '/hulp?a=b' });
    expect(await post('/bestaat-niet', ANNA)).toMatchObject({ status: 303, location: '/bestaat-niet' });
    const login = '/inloggen?origin=%2Fdagelijkse-registratie';
    expect(await post('/dagelijkse-registratie', 'amount=2')).toMatchObject({ status: 303, location: login });
  });

  test('the calls still accept JSON only', async () => {
    const headers = { origin: 'http://alcohol.localhost:3000' };
    const fields = { name: ANNA.mail, pass: ANNA.password };
    expect((await post('/api/user/login', fields, { headers })).status).toBe(415);
    expect((await post('/api/bestaat-niet', ANNA)).status).toBe(404);
  });

  test('long and strange values are refused and shown again unchanged', async () => {
    const mail = `"><script>alert(1)</script>${'é'.repeat(1_000)}`;
    const sent = await post('/inloggen', { mail, password: 'x'.repeat(8_000) });
    expect(sent.status).toBe(422);
    expect(sent.page).not.toContain('<script>alert');
    expect(sent.page).toContain('é'.repeat(1_000));
    expect(sent.page).not.toContain('x'.repeat(100));
    expect((await post('/inloggen', { mail: 'a'.repeat(8_000), password: 'x' })).status).toBe(422);
    expect((await post('/inloggen', '%E0%A4%A&=&mail=%00&mail=b&__proto__=c&password=x')).status).toBe(422);
  });
});

test('logging out without JavaScript ends the session', async () => {
  const { cookies } = await post('/inloggen', ANNA);
  const sent = await post('/user/logout', '', { cookie: cookies.join('; ') });
  expect([sent.status, sent.location, sent.cookies]).toEqual([303, '/', ['session=']]);
  expect(await mailOf(cookies)).toBeUndefined();
});

test('a page that breaks while it answers a form is a failure of the server, which its log explains', async () => {
  server().log.length = 0;
  broken = true;
  const { status } = await post('/inloggen', ANNA).finally(() => {
    broken = false;
  });
  expect(status).toBe(500);
  expect(server().log.join('\n')).toContain('"failure":"RangeError"');
});
