import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./no-schemas.ts'));

// Test files share their modules: reset them before and after, so that neither the real schemas nor the stand-in leaks.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const features = fileURLToPath(new URL('../features/', import.meta.url));
const contracts = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('contract.ts'),
);

test('there are contracts', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(25);
});

test.each(contracts)('%s uses only schemas that have a stand-in', async (file) => {
  await expect(import(features + file)).resolves.toBeDefined();
});
