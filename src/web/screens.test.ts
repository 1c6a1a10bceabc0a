import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { readPage } from '#features/pages/contract.ts';
import { readView } from '#features/views/contract.ts';
import type { App } from '#ui/app/app.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { loadScreen } from './load-screen.ts';
import { screenFile } from './screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(ROUTE_NAMES)('the screen of %s exists under the name of its file', async (name) => {
  const { screen } = ROUTES[name];
  expect(existsSync(root + screenFile(screen))).toBe(true);
  expect((await loadScreen(screen)).Screen).toBeTypeOf('function');
});

test('every screen that combines slices says whose texts it shows', () => {
  const rows: readonly (RouteRow & { readonly name: RouteName })[] = ROUTE_NAMES.map((name) => ({
    name,
    ...ROUTES[name],
  }));
  for (const { name, screen, words } of rows) {
    expect(words !== undefined, name).toBe(screen.startsWith('web/'));
    for (const slice of words ?? [])
      expect(existsSync(`${root}src/features/${slice}/text.nl.json`), `${name}: ${slice}`).toBe(true);
  }
});

test('a screen that does not exist is named in the error', async () => {
  await expect(loadScreen('pages/NowhereScreen')).rejects.toThrow('pages/NowhereScreen');
});

const PAGE = {
  field_paragraphs: [
    { type: [{ value: 'onboarding_question' }] },
    {
      type: [{ value: 'block_reference' }],
      field_block: [{ plugin_id: 'views_block:tips-block_1' }],
    },
  ],
};

/** A page in the browser, whose line answers or hangs. */
function onLine() {
  const line = { hangs: false, asked: 0 };
  const call = ({ path }: Call) => {
    line.asked += 1;
    if (line.hangs) return new Promise(() => undefined);
    const known = new Map<string, unknown>([
      [readPage.path, PAGE],
      [readView.path, { rows: [], pager: { total_pages: 1 } }],
    ]);
    return Promise.resolve(known.get(path) ?? []);
  };
  const queryClient = createQueryClient(60_000);
  // No screen fetches beforehand with more of it than this.
  return { line, app: { site: 'alcohol', language: 'nl', queryClient, caller: { call } } as unknown as App };
}

test.each([
  ['pages/PageScreen', 3],
  ['pages/OfflineScreen', 1],
  ['pages/MaintenanceScreen', 1],
  ['onboarding/OnboardingScreen', 3],
  ['account/FarewellScreen', 1],
])(
  '%s does not wait on a line that hangs for what is known, however old',
  async (screen, calls) => {
    const { prefetch } = await loadScreen(screen);
    const { line, app } = onLine();
    const opens = async () => prefetch?.(app, {}, new URL('http://page.invalid/page'));
    await opens();
    expect(line.asked).toBe(calls);
    line.hangs = true;
    for (const query of app.queryClient.getQueryCache().getAll()) query.setState({ dataUpdatedAt: 0 });
    await opens();
    expect(line.asked, 'asked anew').toBeGreaterThan(calls);
  },
  20_000,
);

test('every page can be reached: a page links to it, or a mail does', () => {
  const places = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|src\/domain\/site\/[\w-]*routes\.ts$/.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  // The other form of a link in mails, for clients of the same family (contract 2.4).
  const notLinked = new Set<string>(['resetPasswordLogin']);
  const linked = ROUTE_NAMES.filter((name) => !notLinked.has(name));
  for (const name of linked)
    expect(places.includes(`'${name}'`) || places.includes(`"${name}"`), name).toBe(true);
});
