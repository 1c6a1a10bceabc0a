import { afterEach, expect, test, vi } from 'vitest';
import { sentAfter } from './sent-at.ts';

const RENDERED = '2026-11-20T08:00:00.000Z';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a browser knows about the page that it opened. */
function knows(...entries: readonly object[]) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[]);
}

test.each([
  ['the clock of the device', '2026-11-20T21:30:00.000Z', '2026-11-20T21:30:00.000Z'],
  ['when the page was rendered, where that clock is behind', '2020-01-01T00:00:00.000Z', RENDERED],
  ['a day after that, where it is ahead', '2031-01-01T00:00:00.000Z', '2026-11-21T08:00:00.000Z'],
])('a browser that keeps back what the server told goes by %s', (_, device, told) => {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
  knows({});
  expect(sentAfter(RENDERED)).toBe(told);
});

test.each([
  [
    'what the server told',
    [{ serverTiming: [{ name: 'now', description: '2026-11-20T10:00:00.000Z' }] }],
    '2026-11-20T10:00:00.000Z',
  ],
  ['when the page was rendered, where it told nothing', [{ serverTiming: [] }], RENDERED],
  ['when the page was rendered, where nothing is known of it', [], RENDERED],
])('any other browser goes by %s', (_, entries, told) => {
  knows(...entries);
  expect(sentAfter(RENDERED)).toBe(told);
});
