import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./no-schemas.ts'));

// Files of tests share their modules: none may come with the real schemas, and none may stay behind without them.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const features = fileURLToPath(new URL('../features/', import.meta.url));
const contracts = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('contract.ts'),
);

test('there are contracts', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(25);
});

test.each(contracts)('%s declares its schemas with what has a stand-in only', async (file) => {
  await expect(import(features + file)).resolves.toBeDefined();
});
