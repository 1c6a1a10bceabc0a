import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { loadScreen } from './load-screen.ts';
import { SCREENS, screenFile } from './screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const open = ROUTE_NAMES.filter((name) => SCREENS[name] !== null);

test('every route has a row: a screen, or none yet', () => {
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
