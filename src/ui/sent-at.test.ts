import { afterEach, expect, test, vi } from 'vitest';
import { nowAfter } from './sent-at.ts';

const RENDERED = '2026-11-20T08:00:00.000Z';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a browser knows about the page that it opened. */
function knows(...entries: readonly object[]) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[]);
}

/** The device's clock when the page came, and when its program starts. */
function passes(came: string, started = came) {
  vi.useFakeTimers({ now: new Date(started), toFake: ['Date'] });
  vi.stubGlobal('document', { documentElement: { dataset: { came: String(Date.parse(came)) } } });
}

test.each([
  ['the clock of the device', '2026-11-20T21:30:00.000Z', '2026-11-20T21:30:00.000Z'],
  ['when the page was rendered, where that clock is behind', '2020-01-01T00:00:00.000Z', RENDERED],
  ['a day after that, where it is ahead', '2031-01-01T00:00:00.000Z', '2026-11-21T08:00:00.000Z'],
])('a browser that keeps back what the server told goes by %s', (_, device, told) => {
  passes(device);
  knows({});
  expect(nowAfter(RENDERED)).toBe(told);
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
  passes('2031-01-01T00:00:00.000Z');
  knows(...entries);
  expect(nowAfter(RENDERED)).toBe(told);
});

const TOLD = { serverTiming: [{ name: 'now', description: RENDERED }] };

test('scripts that start long after their page arrived count the time between', () => {
  passes('2031-01-01T00:00:00.000Z', '2031-01-01T09:30:00.000Z');
  knows(TOLD);
  expect(nowAfter(RENDERED)).toBe('2026-11-20T17:30:00.000Z');
});

test.each([
  ['goes by the clock of the device', 0, '2026-11-23T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['is never before it was sent', 0, '2020-01-01T00:00:00.000Z', RENDERED],
  ['is not told from others by a service worker', 12, '2026-11-23T07:00:00.000Z', RENDERED],
])('a page out of the cache of the browser %s', (_, workerStart, device, now) => {
  passes(device);
  knows({ ...TOLD, transferSize: 0, decodedBodySize: 9, workerStart });
  expect(nowAfter(RENDERED)).toBe(now);
});

test('a page whose size is not known yet, as in Firefox, goes by the time the server sent', () => {
  passes('2031-01-01T00:00:00.000Z');
  knows({ ...TOLD, transferSize: 0, decodedBodySize: 0, workerStart: 0 });
  expect(nowAfter(RENDERED)).toBe(RENDERED);
});
