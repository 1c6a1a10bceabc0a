import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import * as z from '#contract/schema.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Transport } from '#ui/app/caller.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { createApp } from '../../create-app.ts';

const SAY = endpoint({
  method: 'POST',
  path: '/say',
  access: 'user',
  summary: 'Takes a word',
  body: z.strictObject({ word: z.string() }),
});
const ANNA = { uid: 7 } as Me;
const BO = { uid: 8 } as Me;

/** A page of Anna's in a browser, in another window of which somebody may log in. */
async function openPage() {
  const browser: { loggedIn: Me } = { loggedIn: ANNA };
  const arrived: unknown[] = [];
  const tokenOf = ({ uid }: Me) => `token-${uid}`;
  const transport: Transport = async ({ method, path, headers = {}, body = '' }) => {
    if (path.endsWith('/session/token')) return { status: 200, body: tokenOf(browser.loggedIn) };
    if (method === 'GET') return { status: 404, body: '{}' };
    if (headers['X-CSRF-Token'] !== tokenOf(browser.loggedIn)) {
      return { status: 403, body: JSON.stringify({ message: 'x', code: 'csrf_invalid' }) };
    }
    arrived.push(JSON.parse(body));
    return { status: 204, body: '' };
  };
  const page = {
    site: 'alcohol',
    language: 'nl',
    settings: USUAL_SETTINGS,
    now: '2026-11-20T11:00:00Z',
    get me() {
      return browser.loggedIn;
    },
  } as const;
  const app = await createApp(page, transport, () => '');
  const learns = (me: Me | null) => app.queryClient.setQueryData(ME_KEY, me);
  learns(ANNA);
  const say = (word: string) => app.caller.call(SAY, { body: { word } });
  const isAskedAgain = () => app.queryClient.getQueryState(ME_KEY)?.isInvalidated;
  const logsIn = (me: Me) => {
    browser.loggedIn = me;
    app.owner.forget();
    learns(me);
  };
  return { browser, arrived, say, learns, logsIn, isAskedAgain };
}

test.each([
  ['whose token the page has', true],
  ['for whom the page has no token yet', false],
])('what somebody typed is not saved for another who logged in since, %s', async (_, hasSent) => {
  const { browser, arrived, say, learns, isAskedAgain } = await openPage();
  if (hasSent) await say('before');
  browser.loggedIn = BO;
  await expect(say('after')).rejects.toMatchObject({ code: 'login_required' });
  expect(arrived).toEqual(hasSent ? [{ word: 'before' }] : []);
  expect(isAskedAgain()).toBe(true);
  learns(BO);
  await expect(say('until it begins anew')).rejects.toMatchObject({ code: 'login_required' });
});

test('the page still belongs to its owner after learning that the session is over, until somebody logs in on it', async () => {
  const { browser, arrived, say, learns, logsIn } = await openPage();
  learns(null);
  browser.loggedIn = BO;
  await expect(say('after')).rejects.toMatchObject({ code: 'login_required' });
  logsIn(BO);
  await say('of Bo');
  expect(arrived).toEqual([{ word: 'of Bo' }]);
});

test('a new session of the same person takes what they typed', async () => {
  const { browser, arrived, say, isAskedAgain } = await openPage();
  browser.loggedIn = { ...ANNA };
  await say('after');
  expect(arrived).toEqual([{ word: 'after' }]);
  expect(isAskedAgain()).toBe(false);
});
