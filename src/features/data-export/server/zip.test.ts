import { expect, test, vi } from 'vitest';
import { loadTexts } from '#server/texts.ts';
import { zipOf } from './zip.ts';

test('a year of days takes no more formatters than one day does', async () => {
  const wording = {
    texts: await loadTexts(),
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
    madeOn: '2026-11-20',
  } as const;
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const made = async (length: number) => {
    const row = { day: '2026-11-19', amount: 2.5, created_at: '2026-11-19T11:00:00.000Z' };
    const rows = Array.from({ length }, () => row);
    await zipOf([{ name: 'registrations', rows, inWords: rows }], wording);
    const count = dates.mock.calls.length + numbers.mock.calls.length;
    vi.clearAllMocks();
    return count;
  };
  expect(await made(365)).toBe(await made(1));
});
