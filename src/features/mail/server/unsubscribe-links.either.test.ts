import { describe, expect, test } from 'vitest';
import { mailedServer, ONE_CLICK } from './unsubscribing.testing.ts';

const { server, reminded, post } = await mailedServer();

/** As mail programs send it (RFC 8058, §8.2). */
const PART = [
  '--x',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'One-Click',
  '--x--',
  '',
];
const PLAIN_PART = PART.filter((line) => !line.startsWith('Content-Type'));

test.each([
  ['parts', 'multipart/form-data; boundary=x', PLAIN_PART.join('\r\n')],
  ['parts-that-say-more', 'multipart/form-data; boundary=x', PART.join('\r\n')],
  ['parts-of-short-lines', 'multipart/form-data; boundary="x"', PLAIN_PART.join('\n')],
  ['a-line-break', 'application/x-www-form-urlencoded', `${ONE_CLICK}\r\n`],
  ['a-charset', 'application/x-www-form-urlencoded; charset=utf-8', ONE_CLICK],
  ['plain-text', 'text/plain', ONE_CLICK],
  ['no-kind', '', ONE_CLICK],
])('an optional mail is stopped by a mail program that sends %s', async (what, type, body) => {
  const { address, kinds } = await reminded(`sends-${what}`);
  expect((await post(address, body, { type })).statusCode).toBe(200);
  expect(await kinds()).not.toContain('daily_mail');
});

describe('a link that was tampered with', () => {
  test.each<[string, (parts: Record<string, string>) => Record<string, unknown>]>([
    ['another account', (parts) => ({ ...parts, uid: String(Number(parts['uid']) + 1) })],
    ['another kind', (parts) => ({ ...parts, kind: 'badge_mail' })],
    ['another hash', (parts) => ({ ...parts, hash: `${parts['hash']}x` })],
    ['no hash', ({ uid, kind }) => ({ uid, kind })],
    ['nothing', () => ({})],
    ['an account that is none', (parts) => ({ ...parts, uid: '1; drop table account' })],
    ['a list', (parts) => ({ ...parts, hash: [parts['hash']] })],
  ])('with %s changes nothing', async (what, tamper) => {
    const { address, kinds } = await reminded(`tampered-${what.replaceAll(' ', '-')}`);
    const before = await kinds();
    const answer = await server()
      .visitor('alcohol')
      .post('/api/v1/unsubscribe', tamper(Object.fromEntries(address.searchParams)));
    expect(answer.status).toBe(403);
    expect(await kinds()).toEqual(before);
  });

  test.each([
    ['is not complete', (link: string) => link.slice(0, -1), 'alcohol'],
    ['says nothing', (link: string) => link.split('?')[0] ?? '', 'alcohol'],
    ['is of another site', (link: string) => link, 'tobacco'],
  ])('that %s says so at once, with a way to all notifications', async (what, damage, site) => {
    const { address, kinds } = await reminded(what.replaceAll(' ', '-'));
    const before = await kinds();
    const open = (url: string, at: string) =>
      server().app.inject({ url, headers: { host: `${at}.localhost:3000` } });
    const link = address.pathname + address.search;
    const page = await open(damage(link), site);
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain('Deze link klopt niet of is niet compleet');
    expect(page.body).not.toContain('Stop deze mail');
    expect(page.body).toContain('href="/account/meldingen"');
    expect((await open(link, 'alcohol')).body).toContain('Stop deze mail');
    expect(await kinds()).toEqual(before);
  });

  test('is refused on another site, and says so on its page', async () => {
    const { address, kinds } = await reminded('elsewhere');
    const answer = await post(address, ONE_CLICK, { host: 'tobacco.localhost:3000' });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Deze link klopt niet of is niet compleet');
    expect(await kinds()).toContain('daily_mail');
  });

  test('a cross-site form changes nothing without the One-Click field of RFC 8058', async () => {
    const { address, kinds } = await reminded('foreign');
    expect((await post(address, 'x=y')).statusCode).toBe(303);
    for (const word of ['Two-Clicks', 'no', '']) {
      const part = PLAIN_PART.join('\r\n').replace('One-Click', word);
      const answer = await post(address, part, { type: 'multipart/form-data; boundary=x' });
      expect(answer.statusCode, word).toBe(303);
    }
    expect(await kinds()).toContain('daily_mail');
  });
});
