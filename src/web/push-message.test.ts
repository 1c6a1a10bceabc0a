import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';

const source = readFileSync(new URL('public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://alcohol.example';

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
/** The paths of the pages of the site that are open. */
let open: string[];
const focused = vi.fn<(path: string) => void>();
const opened = vi.fn<(path: string) => void>();

beforeEach(() => {
  listeners = new Map();
  open = [];
  vi.resetAllMocks();
  const pageAt = (path: string) => ({
    url: ORIGIN + path,
    focus: () => Promise.resolve(focused(path)),
  });
  const worker = {
    location: `${ORIGIN}/service-worker.js?build=a`,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: {
      matchAll: () => Promise.resolve(open.map(pageAt)),
      openWindow: (path: string) => Promise.resolve(opened(path)),
    },
    URL,
  };
  runInNewContext(source, Object.assign(worker, { globalThis: worker }));
});

async function press(data: { readonly path?: string } | null): Promise<void> {
  let done: Promise<unknown> | undefined;
  const notification = { close: () => undefined, data };
  const waitUntil = (work: Promise<unknown>) => (done = work);
  listeners.get('notificationclick')?.({ notification, waitUntil });
  await done;
}

test('a message takes no other page away: it opens one of its own', async () => {
  open = ['/dagboek/nieuw', '/kalender?month=2026-11'];
  await press({ path: '/kalender' });
  expect(focused).not.toHaveBeenCalled();
  expect(opened).toHaveBeenCalledExactlyOnceWith('/kalender');
});

test('a page that is open at the address of the message is focused', async () => {
  open = ['/dagboek/nieuw', '/berichten?page=2'];
  await press({ path: '/berichten?page=2' });
  expect(focused).toHaveBeenCalledExactlyOnceWith('/berichten?page=2');
  expect(opened).not.toHaveBeenCalled();
});

test.each(LANGUAGES)(
  'in %s a message that leads to Today focuses it, whichever day it shows',
  async (language) => {
    const today = pathTo({ language }, 'today');
    open = ['/dagboek/nieuw', `${today}?date=2026-11-03`];
    await press({ path: today });
    expect(focused).toHaveBeenCalledExactlyOnceWith(open[1]);
    await press({ path: '/kalender' });
    expect(opened).toHaveBeenCalledExactlyOnceWith('/kalender');
  },
);

test.each([{}, null])('a message without an address leads to the front page', async (data) => {
  open = ['/dagboek/nieuw'];
  await press(data);
  expect(opened).toHaveBeenCalledExactlyOnceWith('/');
});
