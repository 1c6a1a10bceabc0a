import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const reads = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path));

test('every path a call refreshes is that of a read call', () => {
  const named = endpoints.flatMap(({ method, path, refreshes = [] }) =>
    refreshes.map((read) => ({ call: `${method} ${path}`, read })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ read }) => !reads.has(read))).toEqual([]);
});
