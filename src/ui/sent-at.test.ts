import { afterEach, expect, test, vi } from 'vitest';
import { sentAfter } from './sent-at.ts';

const RENDERED = '2026-11-20T08:00:00.000Z';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['the clock of the device', '2026-11-20T21:30:00.000Z', '2026-11-20T21:30:00.000Z'],
  ['when the page was rendered, where that clock is behind', '2020-01-01T00:00:00.000Z', RENDERED],
  ['a day after that, where it is ahead', '2031-01-01T00:00:00.000Z', '2026-11-21T08:00:00.000Z'],
])('a browser that does not tell when a page was sent goes by %s', (_, device, told) => {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
  expect(sentAfter(RENDERED)).toBe(told);
});

test.each([
  [
    'what the server told',
    [{ name: 'now', description: '2026-11-20T10:00:00.000Z' }],
    '2026-11-20T10:00:00.000Z',
  ],
  ['when the page was rendered, where it told nothing', [], RENDERED],
])('any other browser goes by %s', (_, serverTiming, told) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming } as unknown as PerformanceEntry,
  ]);
  expect(sentAfter(RENDERED)).toBe(told);
});
