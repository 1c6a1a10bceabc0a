import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ClientRow } from '#features/clients/contract.ts';
import { WeekTable } from '#features/clients/web/details/WeekTable.tsx';
import { rendered } from './rendered.testing.ts';

test.each([
  ['since the programme began', '2026-11-12', ['Week 1', 'Week 2']],
  ['none before it begins, and no table without them', '2026-11-30', []],
])('the paper about a client has the weeks %s', async (_, start, weeks) => {
  const client = { domain: 'alcohol', program_start_date: start, registrations_start_date: '2026-11-12' };
  const table = await rendered(createElement(WeekTable, { client: client as ClientRow, days: {} }), {
    day: '2026-11-20',
    slices: ['clients'],
  });
  expect([...table.matchAll(/<th scope="row">(.*?)<.th>/g)].map(([, week]) => week)).toEqual(weeks);
  expect(table.includes('Per week')).toBe(weeks.length > 0);
});
