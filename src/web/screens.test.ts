import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { loadScreen } from './load-screen.ts';
import { SCREENS, screenFile } from './screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const open = ROUTE_NAMES.filter((name) => SCREENS[name] !== null);

test('every route has an entry: a screen, or null', () => {
  expect(Object.keys(SCREENS).toSorted()).toEqual(ROUTE_NAMES.toSorted());
  expect(open.length).toBeGreaterThanOrEqual(10);
});

test.each(open)('the screen of %s exists under the name of its file', async (name) => {
  const screen = SCREENS[name] ?? '';
  expect(existsSync(root + screenFile(screen))).toBe(true);
  expect((await loadScreen(screen)).Screen).toBeTypeOf('function');
});

test('a screen that does not exist is named in the error', async () => {
  await expect(loadScreen('pages/NowhereScreen')).rejects.toThrow('pages/NowhereScreen');
});

test('every page with a screen can be reached: a page links to it, or a mail does', () => {
  const places = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|src\/domain\/site\/routes\.ts$|src\/web\/screens\.ts$/.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  // The other form of a link in mails, for clients of the same family (contract 2.4), and rules that the forum will link to.
  const notLinked = new Set<string>(['resetPasswordLogin', 'forumRegulations']);
  const linked = open.filter((name) => !notLinked.has(name));
  for (const name of linked)
    expect(places.includes(`'${name}'`) || places.includes(`"${name}"`), name).toBe(true);
});
