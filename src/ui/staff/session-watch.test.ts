import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_SECONDS } from '#domain/staff/staff-session.ts';
import { type OtherTabs, sessionWatch, type TabMessage } from './session-watch.ts';

const DEWIT = 1;
const BAKKER = 2;
const MINUTE = 60_000;
const reload = vi.fn<() => void>();

/** Opens pages in tabs of one browser. */
function browser() {
  const ears: ((message: TabMessage) => void)[] = [];
  return () => {
    const own = ears.length;
    const others: OtherTabs = {
      tell: (message) => ears.forEach((hear, nth) => nth !== own && hear(message)),
      hear: (listener) => void ears.push(listener),
    };
    return sessionWatch(others);
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      setTimeout: (run: () => void, after: number) => setTimeout(run, after),
      clearTimeout: (timer: number | undefined) => clearTimeout(timer),
      location: { reload },
    }),
  );
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the session of a tab is over after the idle time, and a call of another tab counts for it', () => {
  const tab = browser();
  const [read, worked] = [tab(), tab()];
  read.begin(DEWIT);
  worked.begin(DEWIT);
  vi.advanceTimersByTime(IDLE_SECONDS * 1000 - MINUTE);
  worked.used();
  vi.advanceTimersByTime(2 * MINUTE);
  expect([read.state(), worked.state()]).toEqual(['on', 'on']);
  vi.advanceTimersByTime(IDLE_SECONDS * 1000);
  expect([read.state(), worked.state()]).toEqual(['over', 'over']);
});

test.each([
  ['visibilitychange', () => document],
  ['focus', () => window],
  ['pageshow', () => window],
])('a computer that slept past the idle time covers the page at %s', (event, target) => {
  const watch = browser()();
  const wake = () => target().dispatchEvent(new Event(event));
  watch.begin(DEWIT);
  // The timers stand still.
  vi.setSystemTime(Date.now() + IDLE_SECONDS * 1000 - MINUTE);
  wake();
  expect(watch.state()).toBe('on');
  vi.setSystemTime(Date.now() + MINUTE);
  wake();
  expect(watch.state()).toBe('over');
});

test('signing out covers the other tabs, and signing in opens them again for the same member', () => {
  const tab = browser();
  const [left, other] = [tab(), tab()];
  left.begin(DEWIT);
  other.begin(DEWIT);
  left.leave();
  expect(other.state()).toBe('over');
  left.begin(DEWIT);
  expect(other.state()).toBe('on');
  expect(reload).not.toHaveBeenCalled();
});

test('when the server tells one tab that the session is over, it is over in all, until somebody signs in', () => {
  const tab = browser();
  const [here, other] = [tab(), tab()];
  here.begin(DEWIT);
  other.begin(DEWIT);
  here.end();
  expect(other.state()).toBe('over');
  other.used();
  expect([here.state(), other.state()]).toEqual(['over', 'over']);
});

test('another member starts with empty pages in every tab; where nobody was signed in nothing happens', () => {
  const tab = browser();
  const [first, other, empty] = [tab(), tab(), tab()];
  other.begin(DEWIT);
  first.begin(BAKKER);
  expect(reload).toHaveBeenCalled();
  expect(empty.state()).toBe('unknown');
});
