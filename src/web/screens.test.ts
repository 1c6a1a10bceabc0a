import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { loadScreen } from './load-screen.ts';
import { screenFile } from './screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const open = ROUTE_NAMES.filter((name) => ROUTES[name].screen !== null);

test.each(open)('the screen of %s exists under the name of its file', async (name) => {
  const screen = ROUTES[name].screen ?? '';
  expect(existsSync(root + screenFile(screen))).toBe(true);
  expect((await loadScreen(screen)).Screen).toBeTypeOf('function');
});

test('every screen that combines slices says whose texts it shows', () => {
  const rows: readonly (RouteRow & { readonly name: RouteName })[] = open.map((name) => ({
    name,
    ...ROUTES[name],
  }));
  for (const { name, screen, words } of rows) {
    expect(words !== undefined, name).toBe(screen?.startsWith('web/'));
    for (const slice of words ?? [])
      expect(existsSync(`${root}src/features/${slice}/text.nl.json`), `${name}: ${slice}`).toBe(true);
  }
});

test('a screen that does not exist is named in the error', async () => {
  await expect(loadScreen('pages/NowhereScreen')).rejects.toThrow('pages/NowhereScreen');
});

test('every page with a screen can be reached: a page links to it, or a mail does', () => {
  const places = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|src\/domain\/site\/[\w-]*routes\.ts$/.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  // The other form of a link in mails, for clients of the same family (contract 2.4).
  const notLinked = new Set<string>(['resetPasswordLogin']);
  const linked = open.filter((name) => !notLinked.has(name));
  for (const name of linked)
    expect(places.includes(`'${name}'`) || places.includes(`"${name}"`), name).toBe(true);
});
