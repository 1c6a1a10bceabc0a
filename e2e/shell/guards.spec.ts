import type { APIRequestContext } from '@playwright/test';
import { hasFeature, SITES, type Site } from '#domain/site/site.ts';
import { frontPage } from '../kit/content.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf, PORT } from '../kit/origin.ts';
import { ANNA } from '../kit/visitor.ts';

/** The server's own response to a request for a page, without a browser and without following redirects. */
async function fetchPage(request: APIRequestContext, site: Site, path: string, cookie?: string) {
  const answer = await request.get(`http://127.0.0.1:${PORT}${path}`, {
    maxRedirects: 0,
    headers: { Host: new URL(originOf(site)).host, ...(cookie ? { Cookie: cookie } : {}) },
  });
  const [, title] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
  return { status: answer.status(), location: answer.headers()['location'], title };
}

const PRIVATE = {
  nl: [
    '/mijn-plan',
    '/programma',
    '/form/goal',
    '/dagelijkse-registratie',
    '/dagelijkse-registratie/2026-11-18',
  ],
  en: [
    '/en/my-recovery-plan',
    '/en/program',
    '/en/form/goal',
    '/en/daily-registration',
    '/en/daily-registration/2026-11-18',
  ],
};
const PUBLIC = {
  nl: ['/', '/inloggen', '/registreren/gegevens'],
  en: ['/en', '/en/login', '/en/register/credentials'],
};
const SUBSTANCES =
  /alco|drank|drink|rook|smok|tabak|tobac|sigaret|cigar|gok|gambl|cannabis|blow|joint|coca|coke|drug/i;

test('a private page asks for the login and comes back after it', async ({ visitor, request, language }) => {
  const { page, say } = visitor;
  await page.goto(`${visitor.address('plan')}?week=2`);
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await visitor.expectAt('login', {}, { origin: `${PRIVATE[language][0]}?week=2` });
  await visitor.settled();
  await visitor.sendLogin(ANNA);
  await expect(page).toHaveURL(`${visitor.address('plan')}?week=2`);
  const week = say('recovery-plan:plan.week.2');
  await expect(visitor.main.getByRole('heading', { name: week })).toBeVisible();

  // Once logged in, the public pages for newcomers redirect to the programme: in the browser, and by the server itself.
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('session'));
  for (const path of PUBLIC[language]) {
    await page.goto(originOf(visitor.site) + path);
    await visitor.expectAt('programme');
    const answer = await fetchPage(request, 'alcohol', path, `${session?.name}=${session?.value}`);
    expect(answer).toEqual({ status: 302, location: PRIVATE[language][1] });
  }
});

test('the server guards private pages by itself', async ({ visitor, request, language }) => {
  const login = language === 'nl' ? '/inloggen' : '/en/login';
  for (const path of PRIVATE[language]) {
    const answer = await fetchPage(request, visitor.site, path);
    expect(answer).toEqual({ status: 302, location: `${login}?origin=${encodeURIComponent(path)}` });
  }
  expect(
    await fetchPage(request, visitor.site, `${PRIVATE[language][0]}?week=2`, 'session=invented'),
  ).toEqual({
    status: 302,
    location: `${login}?origin=${encodeURIComponent(`${PRIVATE[language][0]}?week=2`)}`,
  });
});

test('a wrong password is refused without revealing anything else', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(400);
  await visitor.open('login');
  await visitor.sendLogin({ mail: 'niemand@houvast.example', password: 'niet-het-goede-1' });
  await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
  await expect(page.getByLabel(say('session:login.mail'), { exact: true })).toHaveValue(
    'niemand@houvast.example',
  );
  await page.goto(`${visitor.address('login')}?origin=https://elders.example/`);
  await visitor.settled();
  await visitor.sendLogin(ANNA);
  await visitor.expectAt('today');
});

test('an address without a page says so', async ({ visitor, watch }) => {
  watch.allowStatus(404);
  const answer = await visitor.page.goto(`${visitor.address('landing').replace(/\/$/, '')}/bestaat-niet`);
  expect(answer?.status()).toBe(404);
  await expect(visitor.heading(visitor.say('web:missing.title'))).toBeVisible();
  await visitor.main.getByRole('link', { name: visitor.say('web:missing.home') }).click();
  await expect(visitor.heading(frontPage('alcohol', visitor.language).title)).toBeVisible();
});

test('no title names what people want to leave behind', async ({ visitor, request }) => {
  for (const site of SITES) {
    for (const path of ['/', '/hulp', '/privacy', ...(hasFeature(site, 'accounts') ? ['/inloggen'] : [])]) {
      const { title } = await fetchPage(request, site, path);
      expect(title, `${site}${path}`).toMatch(/Houvast$/);
      expect(title, `${site}${path}`).not.toMatch(SUBSTANCES);
    }
    expect((await fetchPage(request, site, '/mijn-plan')).status).toBe(hasFeature(site, 'plan') ? 302 : 404);
    expect((await fetchPage(request, site, '/programma')).status).toBe(
      hasFeature(site, 'programme') ? 302 : 404,
    );
  }
  // The app gives a page the same title as the server did.
  await visitor.open('landing');
  const { title } = await fetchPage(request, visitor.site, new URL(visitor.address('landing')).pathname);
  await expect(visitor.page).toHaveTitle(title ?? '');
});

test('poh has nothing of participants', async ({ page, request, watch }) => {
  watch.allowStatus(404);
  await page.goto(originOf('poh'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houvast voor zorgverleners');
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^tel:|^https:\/\/www\.113\.nl|^\/(registreren|inloggen)$/);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Hulp', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^113 Z/ })).toHaveAttribute(
    'href',
    'tel:113',
  );
  expect((await page.goto(`${originOf('poh')}/programma`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet');
  for (const path of ['/registreren/gegevens', '/meer', '/form/goal', '/en', '/en/help']) {
    expect((await fetchPage(request, 'poh', path)).status).toBe(404);
  }
});
