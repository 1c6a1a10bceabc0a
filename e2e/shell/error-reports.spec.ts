import { parse } from 'zod';
import { sendErrorReport } from '#features/error-reports/contract.ts';
import { fetchHere } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';

const REPORTS = '**/api/v1/error-reports';
const SCREEN = /\/assets\/LoginScreen-[^/]+\.js$/;
/** Words that nobody but the person may see. */
const SECRET = 'geheim@houvast.example';

/** Makes the server's pages say whether reports are wanted, and records the reports as the server parses them. */
async function collectReports({ page }: Visitor, wanted: boolean): Promise<{ raw: string; body: unknown }[]> {
  const reports: { raw: string; body: unknown }[] = [];
  await page.route(/localhost:\d+\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await fetchHere(route);
    const body = (await answer.text()).replace('"errorReports":false', `"errorReports":${wanted}`);
    await route.fulfill({ response: answer, body });
  });
  await page.route(REPORTS, async (route) => {
    const raw = route.request().postData() ?? '';
    reports.push({ raw, body: parse(sendErrorReport.body, JSON.parse(raw)) });
    await route.fulfill({ status: 204 });
  });
  return reports;
}

async function breakLogin({ page, main, say }: Visitor): Promise<void> {
  await page.route(SCREEN, async (route) => {
    const body = `export const LoginScreen = () => { throw new TypeError("${SECRET}"); };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await main.getByRole('link', { name: say('pages:landing.login') }).click();
}

test('a page that broke is reported once, without the message of the error', async ({ visitor, watch }) => {
  watch.allowBrokenPage(new RegExp(SECRET));
  const reports = await collectReports(visitor, true);
  await visitor.open('landing');
  await breakLogin(visitor);
  await expect(visitor.heading(visitor.say('web:broken.title'))).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.raw).not.toContain('geheim');
  expect(reports[0]?.body).toMatchObject({
    type: 'TypeError',
    route: 'login',
    build: expect.stringMatching(/^entry-client-.*\.js$/),
    frames: expect.arrayContaining([
      expect.objectContaining({ file: expect.stringMatching(/^assets\/LoginScreen-/) }),
    ]),
  });
});

test('an error that nobody caught is reported too, without its message', async ({ visitor, watch }) => {
  watch.allowBrokenPage(new RegExp(SECRET));
  const reports = await collectReports(visitor, true);
  await visitor.open('login');
  await visitor.page.evaluate((secret) => {
    void Promise.reject(new RangeError(secret));
    setTimeout(() => {
      throw new SyntaxError(secret);
    });
  }, SECRET);
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ raw }) => raw).join('')).not.toContain('geheim');
  expect(reports.map(({ body }) => (body as { type: string }).type).toSorted()).toEqual([
    'RangeError',
    'SyntaxError',
  ]);
});

test('where reports are not wanted, none are sent', async ({ visitor, watch }) => {
  watch.allowBrokenPage(new RegExp(SECRET));
  const reports = await collectReports(visitor, false);
  await visitor.open('landing');
  await breakLogin(visitor);
  await expect(visitor.heading(visitor.say('web:broken.title'))).toBeVisible();
  await visitor.page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
});

test('a page whose call failed shows the number of that call', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  const reports = await collectReports(visitor, true);
  await visitor.open('landing');
  await page.route('**/api/**/privacy*', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': '0123456789ab' },
      json: { message: SECRET, code: 'internal' },
    }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('web:privacy') })
    .click();
  await expect(visitor.heading(say('web:broken.title'))).toBeVisible();
  await expect(main.getByText(say('web:helpdeskCode', { code: '0123456789ab' }))).toBeVisible();
  await expect
    .poll(() => reports.map(({ body }) => body))
    .toEqual([expect.objectContaining({ type: 'CallFailure', code: 'internal', requestId: '0123456789ab' })]);
  expect(reports[0]?.raw).not.toContain('geheim');
});
