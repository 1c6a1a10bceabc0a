import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from './draft-on-server.ts';
import { DraftSaver } from './draft-saver.ts';

/** A saver with what it stored, sent and showed; `outcome` is the result of the next calls, `keeps` whether storage works. */
function watched({ keepsNothing = false } = {}) {
  const seen = {
    kept: null as object | null,
    sent: [] as object[],
    status: 'none',
    outcome: 'saved' as Outcome,
    keeps: true,
    asked: 0,
  };
  const saver = new DraftSaver<object>({
    keepsNothing,
    keep: (answers) => {
      if (seen.keeps) seen.kept = answers;
      return seen.keeps;
    },
    forget: () => {
      seen.kept = null;
    },
    send: async (answers) => {
      seen.sent.push(answers);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return seen.outcome;
    },
    show: (status) => {
      seen.status = status;
    },
    ask: () => {
      seen.asked += 1;
    },
  });
  return { saver, seen };
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves on the device at once, on the server after a pause in typing', async () => {
  const { saver, seen } = watched();
  saver.change({ a: '1' });
  expect(seen).toMatchObject({ kept: { a: '1' }, sent: [], status: 'saving' });
  await after(2);
  saver.change({ a: '12' });
  await after(2.9);
  expect(seen.sent).toEqual([]);
  await after(1);
  expect(seen).toMatchObject({ kept: null, sent: [{ a: '12' }], status: 'saved' });
  await after(60);
  expect(seen.sent).toHaveLength(1);
});

test('saves every ten seconds during continuous typing', async () => {
  const { saver, seen } = watched();
  for (let second = 0; second < 30; second += 1) {
    saver.change({ a: String(second) });
    await after(1);
  }
  expect(seen.sent.length).toBeGreaterThanOrEqual(2);
  expect(seen.sent.length).toBeLessThanOrEqual(3);
});

test('sends what is typed during a call after that call', async () => {
  const { saver, seen } = watched();
  saver.change({ a: '1' });
  await after(3.1);
  saver.change({ a: '2' });
  await after(0.5);
  expect(seen).toMatchObject({ kept: { a: '2' }, sent: [{ a: '1' }], status: 'saving' });
  await after(4);
  expect(seen).toMatchObject({ kept: null, sent: [{ a: '1' }, { a: '2' }], status: 'saved' });
});

test('keeps it on the device while the server is unreachable, and retries until it arrives', async () => {
  const { saver, seen } = watched();
  seen.outcome = 'device';
  saver.change({ a: '1' });
  await after(4);
  expect(seen).toMatchObject({ kept: { a: '1' }, status: 'device' });
  await after(11);
  expect(seen.sent).toHaveLength(2);
  seen.outcome = 'saved';
  await after(11);
  expect(seen).toMatchObject({ kept: null, status: 'saved' });
});

test.each(['refused', 'locked', 'sessionOver'] as const)(
  '%s is not retried until something is typed',
  async (outcome) => {
    const { saver, seen } = watched();
    seen.outcome = outcome;
    saver.change({ a: '1' });
    await after(60);
    expect(seen).toMatchObject({ kept: { a: '1' }, status: outcome });
    expect(seen.sent).toHaveLength(1);
    saver.change({ a: '2' });
    await after(60);
    expect(seen.sent).toHaveLength(2);
  },
);

test('without storage and without the server the text is on the page only', async () => {
  const { saver, seen } = watched();
  Object.assign(seen, { keeps: false, outcome: 'device' });
  saver.change({ a: '1' });
  expect(seen.status).toBe('nowhere');
  await after(4);
  expect(seen.status).toBe('nowhere');
  seen.outcome = 'saved';
  await after(11);
  expect(seen.status).toBe('saved');
});

test('hiding the page sends at once', async () => {
  const { saver, seen } = watched();
  saver.change({ a: '1' });
  await Promise.all([saver.flush(), after(1)]);
  expect(seen).toMatchObject({ sent: [{ a: '1' }], status: 'saved' });
});

test('leaving the page sends once more, and never overwrites what another page wrote afterwards', async () => {
  const { saver, seen } = watched();
  seen.outcome = 'device';
  saver.change({ a: 'old' });
  await after(4);
  expect(seen.sent).toHaveLength(1);
  void saver.leave();
  await after(60);
  expect(seen.sent).toEqual([{ a: 'old' }, { a: 'old' }]);
  saver.enter();
  seen.outcome = 'saved';
  saver.change({ a: 'new' });
  await after(4);
  expect(seen.sent.at(-1)).toEqual({ a: 'new' });
});

test('sends nothing after the submission, and everything when that failed', async () => {
  const { saver, seen } = watched();
  saver.change({ a: '1' });
  await saver.pause();
  await after(60);
  expect(seen.sent).toEqual([]);
  saver.resume();
  await after(4);
  expect(seen.sent).toEqual([{ a: '1' }]);
  saver.change({ a: '2' });
  await saver.pause();
  saver.settle();
  await after(60);
  expect(seen).toMatchObject({ kept: null, sent: [{ a: '1' }], status: 'none' });
});

test('saves once more before submitting, and asks first where another device saved a draft', async () => {
  const { saver, seen } = watched();
  seen.outcome = 'conflict';
  const refused = saver.secure({ a: '1' });
  await after(0.6);
  expect(await refused).toBe(false);
  expect(seen).toMatchObject({ kept: { a: '1' }, sent: [{ a: '1' }], status: 'device', asked: 1 });
  await after(60);
  expect(seen.sent).toHaveLength(1);
  seen.outcome = 'saved';
  const passed = saver.secure({ a: '1' });
  await after(60);
  expect(await passed).toBe(true);
  expect(seen).toMatchObject({ kept: null, sent: [{ a: '1' }, { a: '1' }] });
});

test("keeps the text when submitting fails because the session is over, and sends it in nobody else's name", async () => {
  const { saver, seen } = watched();
  seen.outcome = 'sessionOver';
  const passed = saver.secure({ a: '1' });
  await after(0.6);
  expect(await passed).toBe(true);
  seen.outcome = 'saved';
  saver.change({ a: '1' });
  void saver.leave();
  await after(60);
  expect(seen).toMatchObject({ kept: { a: '1' }, sent: [{ a: '1' }] });
});

test('does not submit a text while the server cannot say which draft it has', async () => {
  const { saver, seen } = watched();
  seen.outcome = 'device';
  const refused = saver.secure({ a: '1' }).catch((error: unknown) => error);
  await after(0.6);
  expect(await refused).toMatchObject({ code: 'network' });
  expect(seen).toMatchObject({ kept: { a: '1' }, status: 'device' });
});

test('does not save what was taken over from the server, until it is changed', async () => {
  const { saver, seen } = watched();
  saver.change({ a: 'here' });
  saver.take({ a: 'there' });
  saver.change({ a: 'there' });
  await after(60);
  expect(seen).toMatchObject({ kept: null, sent: [], status: 'saved' });
  saver.change({ a: 'there, and more' });
  await after(4);
  saver.change({ a: 'there' });
  await after(4);
  expect(seen.sent).toEqual([{ a: 'there, and more' }, { a: 'there' }]);
});

test('submitting waits for the call in progress', async () => {
  const { saver, seen } = watched();
  saver.change({ a: '1' });
  await after(3.1);
  const paused = vi.fn<() => void>();
  const pausing = saver.pause().then(paused);
  await after(0.1);
  expect(paused).not.toHaveBeenCalled();
  await after(0.5);
  await pausing;
  expect(seen.sent).toEqual([{ a: '1' }]);
});

test('stores nothing anywhere of what may not be kept, also when the page is hidden, submitted or left', async () => {
  const { saver, seen } = watched({ keepsNothing: true });
  saver.change({ a: '1' });
  await after(60);
  await saver.flush();
  expect(await saver.secure({ a: '1' })).toBe(true);
  saver.resume();
  saver.change({ a: '2' });
  await after(60);
  await saver.leave();
  expect(seen).toMatchObject({ kept: null, sent: [], status: 'none', asked: 0 });
});
