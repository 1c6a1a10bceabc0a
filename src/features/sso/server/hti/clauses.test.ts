import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every clause of docs/hti.md names a test that exists', () => {
  const table = readFileSync(new URL('../../../../../docs/hti.md', import.meta.url), 'utf8');
  const named = [...table.matchAll(/\| (\w+\.\w+\.test\.ts): ([^|]+?) +\|$/gm)];
  const rows = table.split('\n').filter((line) => line.startsWith('| ')).length;
  // All but the head.
  expect(named).toHaveLength(rows - 2);
  for (const [, file = '', title = ''] of named) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), title).toContain(`'${title}'`);
  }
});
