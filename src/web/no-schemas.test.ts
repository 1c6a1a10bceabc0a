import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./no-schemas.ts'));

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
