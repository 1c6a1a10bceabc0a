import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';

const source = readFileSync(new URL('public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://alcohol.example';

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let stored: Map<string, Response>;
let isOnline: boolean;

beforeEach(() => {
  listeners = new Map();
  stored = new Map();
  isOnline = true;
  const find = (of: string | { url: string }) =>
    stored.get(typeof of === 'string' ? of : new URL(of.url).pathname)?.clone();
  const cache = {
    addAll: (paths: string[]) => {
      for (const path of paths) stored.set(path, new Response('css'));
      return Promise.resolve();
    },
    put: (path: string, page: Response) => Promise.resolve(stored.set(path, page)),
  };
  const worker = {
    location: `${ORIGIN}/service-worker.js?build=a`,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    caches: {
      open: () => Promise.resolve(cache),
      match: (of: string | { url: string }) => Promise.resolve(find(of)),
      keys: () => Promise.resolve([]),
    },
    fetch: (of: string | { url: string }) => {
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      const path = typeof of === 'string' ? of : new URL(of.url).pathname;
      const html = `<link rel="stylesheet" href="/a.css"><p>${path}</p><script>secret</script>`;
      return Promise.resolve(new Response(html));
    },
    URL,
    Response,
    Date,
  };
  runInNewContext(source, Object.assign(worker, { globalThis: worker }));
});

async function install(): Promise<void> {
  let done: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

async function open(path: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: ORIGIN + path, mode: 'navigate' };
  listeners.get('fetch')?.({
    request,
    waitUntil: () => undefined,
    respondWith: (page: Promise<Response>) => (answer = page),
  });
  return (await answer)?.text() ?? '';
}

test('it keeps whom to call and help, without their scripts and the data in them, and nothing else', async () => {
  await install();
  await open('/vandaag');
  expect([...stored.keys()].toSorted()).toEqual(['/a.css', '/en/help', '/en/offline', '/hulp', '/offline']);
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
