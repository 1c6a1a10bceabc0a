import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as standIns from './no-schemas.ts';

const features = fileURLToPath(new URL('../features/', import.meta.url));
const contracts = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('contract.ts'),
);

test('everything that contracts declare schemas with has its stand-in', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(5);
  for (const file of contracts) {
    const used = [...readFileSync(features + file, 'utf8').matchAll(/\bz\.([a-z]\w*)\(/g)].map(
      ([, name]) => name,
    );
    for (const name of used) expect(Object.keys(standIns), `${file}: z.${name}`).toContain(name);
  }
});
