import { expect, test, vi } from 'vitest';
import { keepEntry, keptEntry } from './kept-entry.ts';
import { forgetOldEntries, forgetPerson } from './kept-names.ts';
import { putAway } from './put-away/put-away.ts';
import { putBox } from './waiting/box.ts';
import { emptyDevice } from './waiting/memory-storage.testing.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const ANNA = { uid: 7, deviceKey: keyOf(1) };
const DAY = { note: 'Dit wil ik niet kwijt.' };

const device = emptyDevice();

test('an entry opens with the key of its person, and is not readable otherwise', () => {
  expect(keepEntry(ANNA, 'day', DAY)).toBe(true);
  expect(keptEntry(ANNA, 'day')).toEqual(DAY);
  expect(JSON.stringify(device())).not.toContain('kwijt');
  expect(keptEntry(ANNA, 'day', 'tab')).toBeNull();
  expect(keptEntry({ ...ANNA, uid: 8 }, 'day')).toBeNull();
});

test('the same entry kept twice reads differently on the device', () => {
  keepEntry(ANNA, 'day', DAY);
  const first = JSON.stringify(device());
  keepEntry(ANNA, 'day', DAY);
  expect(JSON.stringify(device())).not.toBe(first);
});

test('an entry whose key is gone is removed', () => {
  keepEntry(ANNA, 'day', DAY);
  expect(keptEntry({ ...ANNA, deviceKey: keyOf(2) }, 'day')).toBeNull();
  expect(Object.keys(device())).toEqual([]);
});

test('an entry moved to another form, or made younger, does not open', () => {
  keepEntry(ANNA, 'day', DAY);
  device()['houvast.kept.7.goal'] = device()['houvast.kept.7.day'];
  expect(keptEntry(ANNA, 'goal')).toBeNull();
  device()['houvast.kept.7.day'] = String(device()['houvast.kept.7.day']).replace(
    /^\d+/,
    String(Date.now() - 1),
  );
  expect(keptEntry(ANNA, 'day')).toBeNull();
});

test('an entry lasts a day, also when somebody else opens the page after it', () => {
  keepEntry(ANNA, 'day', DAY);
  keepEntry(ANNA, 'goal', DAY, 'tab');
  vi.advanceTimersByTime(86_399_000);
  forgetOldEntries();
  expect(keptEntry(ANNA, 'day')).toEqual(DAY);
  vi.advanceTimersByTime(1_000);
  expect(keptEntry(ANNA, 'day')).toBeNull();
  device()['houvast.kept.8.day'] = '{"note":"van vroeger"}';
  device()['other'] = 'stays';
  forgetOldEntries();
  expect(Object.keys(device())).toEqual(['other']);
  expect(keptEntry(ANNA, 'goal', 'tab')).toBeNull();
});

test('an entry stays where the clock of the device is put back, though not by days', () => {
  keepEntry(ANNA, 'day', DAY);
  vi.setSystemTime(Date.now() - 3_600_000);
  forgetOldEntries();
  expect(keptEntry(ANNA, 'day')).toEqual(DAY);
  vi.setSystemTime(Date.now() - 86_400_000);
  forgetOldEntries();
  expect(Object.keys(device())).toEqual([]);
});

test('logging out removes everything that is kept, of everybody', () => {
  keepEntry(ANNA, 'day', DAY);
  keepEntry({ ...ANNA, uid: 8 }, 'day', DAY);
  forgetPerson();
  expect(Object.keys(device())).toEqual([]);
});

test('logging out removes what was put away and whose push messages came here, not that a tab was left in haste', () => {
  const tab = window.sessionStorage;
  putAway('banner', 7, '2026-11-20');
  putAway('lookBack', 8, '2026-11-20');
  putBox({ publicKey: 'a', ahead: 0 });
  device().setItem('houvast.push', '7');
  device().setItem('somebody-else', '1');
  tab.setItem('houvast.left', '1');
  keepEntry(ANNA, 'goal', DAY, 'tab');
  forgetPerson();
  expect(Object.keys(device())).toEqual(['somebody-else']);
  expect(Object.keys(tab)).toEqual(['houvast.left']);
});

test('nothing is kept without a key', () => {
  expect(keepEntry({ uid: 7, deviceKey: '' }, 'day', DAY)).toBe(false);
  expect(Object.keys(device())).toEqual([]);
});
