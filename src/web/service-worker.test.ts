import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { DEVICE_PAGES } from '#domain/site/device-pages.ts';
import { pathTo } from '#domain/site/paths.ts';

const source = readFileSync(new URL('public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://alcohol.example';
const POLICY = "script-src 'self'";

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let stored: Map<string, Response>;
let isOnline: boolean;
/** What answers in the place of the site. */
let between: Promise<Response> | null;
/** The paths at which the site has nothing. */
let missing: Set<string>;

beforeEach(() => {
  listeners = new Map();
  stored = new Map();
  isOnline = true;
  between = null;
  missing = new Set();
  const find = (of: string | { url: string }) =>
    stored.get(typeof of === 'string' ? of : new URL(of.url).pathname)?.clone();
  const cache = {
    keys: () => Promise.resolve([...stored.keys()].map((path) => ({ url: ORIGIN + path }))),
    match: (path: string) => Promise.resolve(find(path)),
    addAll: (paths: string[]) => {
      for (const path of paths) stored.set(path, new Response('css'));
      return Promise.resolve();
    },
    put: (path: string, page: Response) => Promise.resolve(stored.set(path, page)),
    delete: (path: string) => Promise.resolve(stored.delete(path)),
  };
  const worker = {
    location: `${ORIGIN}/service-worker.js?build=a`,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    caches: {
      open: () => Promise.resolve(cache),
      match: (of: string | { url: string }) => Promise.resolve(find(of)),
      keys: () => Promise.resolve(['a']),
    },
    fetch: (of: string | { url: string; cache?: string }) => {
      if (between) return between;
      if (!isOnline || (typeof of !== 'string' && of.cache === 'only-if-cached'))
        return Promise.reject(new TypeError('Failed to fetch'));
      const path = new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
      if (missing.has(path)) return Promise.resolve(new Response('', { status: 404 }));
      const scripts = '<script>secret</script><script type="module" src="/assets/a.js"></script>';
      const html = `<link rel="stylesheet" href="/assets/a.css"><p>${path}</p>${scripts}`;
      return Promise.resolve(new Response(html, { headers: { 'Content-Security-Policy': POLICY } }));
    },
    setTimeout: (work: () => void, after: number, page: Response) => setTimeout(work, after, page),
    URL,
    Response,
    get Date() {
      return Date;
    },
  };
  runInNewContext(source, Object.assign(worker, { globalThis: worker }));
});

afterEach(() => void vi.useRealTimers());

async function install(): Promise<void> {
  let done: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

/** Somebody is logged in on a page in this language. */
async function logIn(language: Language): Promise<void> {
  let done: Promise<unknown> | undefined;
  const keep = DEVICE_PAGES.map((name) => pathTo({ language }, name));
  listeners.get('message')?.({ data: { keep }, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

async function open(path: string, mode = 'navigate', init: RequestInit = {}): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: ORIGIN + path, mode, method: 'GET', ...init };
  listeners.get('fetch')?.({
    request,
    waitUntil: () => undefined,
    respondWith: (page: Promise<Response>) => (answer = page),
  });
  const page = await answer;
  return page?.headers.get('Location') ?? (await page?.text()) ?? '';
}

test('it caches whom to call and help, without their scripts and data, and nothing else', async () => {
  await install();
  await open('/vandaag');
  expect([...stored.keys()].toSorted()).toEqual([
    '/assets/a.css',
    '/en/help',
    '/en/offline',
    '/hulp',
    '/offline',
  ]);
  for (const page of stored.values()) expect(await page.clone().text()).not.toContain('secret');
});

test.each(LANGUAGES)(
  'without a network help opens in %s, and any other page says whom to call',
  async (language) => {
    const [help, offline, today] = (['help', 'offline', 'today'] as const).map((name) =>
      pathTo({ language }, name),
    );
    await install();
    isOnline = false;
    expect(await open(`${help}?from=mail`)).toContain(`<p>${help}</p>`);
    expect(await open(`${today}`)).toContain(`<p>${offline}</p>`);
    expect(await open(`${help}/x`)).toContain(`<p>${offline}</p>`);
  },
);

test('with a network the page itself opens', async () => {
  await install();
  expect(await open('/hulp')).toContain('<script>');
});

test.each(LANGUAGES)(
  'after somebody was logged in Today and help with an urge open in %s, with their scripts and policy',
  async (language) => {
    const [today, urge] = (['today', 'urge'] as const).map((name) => pathTo({ language }, name));
    await install();
    await logIn(language);
    expect(stored.has('/assets/a.js')).toBe(true);
    expect(stored.get(today ?? '')?.headers.get('Content-Security-Policy')).toBe(POLICY);
    isOnline = false;
    expect(await open(`${today}?x=1`)).toContain(`<p>${today}</p>`);
    expect(await open(`${urge}/breathe`)).toBe(ORIGIN + urge);
    expect(await open(`${today}/x/y`)).toContain('offline</p>');
  },
);

test('a new build caches again the pages cached for the person', async () => {
  await install();
  await logIn('nl');
  const before = stored.get('/vandaag');
  await install();
  expect(stored.get('/vandaag')).not.toBe(before);
});

test('a page that the site no longer has is removed, and whom to call opens instead', async () => {
  await install();
  await logIn('en');
  missing = new Set(['/en/help', '/en/offline', '/en/today', '/en/urge']);
  await install();
  expect([...stored.keys()].filter((path) => path.startsWith('/en'))).toEqual([]);
  isOnline = false;
  expect(await open('/en/help')).toContain('<p>/offline</p>');
});

test.each(LANGUAGES)('without a network the front page leads on to Today in %s', async (language) => {
  const [landing, today, offline] = (['landing', 'today', 'offline'] as const).map((name) =>
    pathTo({ language }, name),
  );
  await install();
  isOnline = false;
  expect(await open(landing ?? '')).toContain(`<p>${offline}</p>`);
  isOnline = true;
  await logIn(language === 'nl' ? 'en' : 'nl');
  isOnline = false;
  expect(await open(landing ?? '')).toContain(`<p>${offline}</p>`);
  isOnline = true;
  await logIn(language);
  isOnline = false;
  expect(await open(landing ?? '')).toBe(ORIGIN + today);
});

test('on a line that hangs the cached page opens after a while', async () => {
  await install();
  await logIn('nl');
  between = new Promise(() => undefined);
  vi.useFakeTimers();
  for (const [path, opens] of [
    ['/hulp', '<p>/hulp</p>'],
    ['/vandaag', '<p>/vandaag</p>'],
    ['/', `${ORIGIN}/vandaag`],
  ] as const) {
    const opened = open(path);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await opened).toContain(opens);
    await vi.advanceTimersByTimeAsync(60_000);
  }
});

test('on a line that hangs the cached page has its style, and redirects without waiting again', async () => {
  await install();
  await logIn('nl');
  between = new Promise(() => undefined);
  vi.useFakeTimers();
  expect(await open('/assets/a.css', 'no-cors')).toBe('css');
  const first = open('/');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await first).toBe(`${ORIGIN}/vandaag`);
  const next = open('/vandaag');
  await vi.advanceTimersByTimeAsync(0);
  expect(await next).toContain('<p>/vandaag</p>');
  // It counts from the first that hung, and until something comes.
  await vi.advanceTimersByTimeAsync(60_000);
  const seen = vi.fn<(page: string) => void>();
  void open('/vandaag').then(seen);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toHaveBeenCalled();
  between = null;
  await open('/kalender');
  between = new Promise(() => undefined);
  seen.mockClear();
  void open('/vandaag').then(seen);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(seen).not.toHaveBeenCalled();
});

test('the cached page opens at once when a page reports that the line hangs', async () => {
  await install();
  between = new Promise(() => undefined);
  listeners.get('message')?.({ data: 'hangs' });
  vi.useFakeTimers();
  const opened = open('/hulp');
  await vi.advanceTimersByTimeAsync(0);
  expect(await opened).toContain('<p>/hulp</p>');
});

test('a step forward to the answer to a form, which the browser has not kept, opens the page of the form', async () => {
  expect(await open('/x', 'navigate', { method: 'POST', cache: 'only-if-cached' })).toContain('<p>/x</p>');
});

test.each([502, 503, 504])('the cached page opens when a proxy answers %d for the site', async (status) => {
  await install();
  const proxy = () => Promise.resolve(new Response('<h1>nginx</h1>', { status }));
  between = proxy();
  expect(await open('/hulp')).toContain('<p>/hulp</p>');
  between = proxy();
  expect(await open('/kalender')).toContain('<p>/offline</p>');
  // What the site itself says of its troubles is shown.
  const headers = { 'X-Request-Id': 'a1b2' };
  between = Promise.resolve(new Response('busy', { status, headers }));
  expect(await open('/hulp')).toBe('busy');
});
