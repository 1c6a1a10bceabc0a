import { expect, test, vi } from 'vitest';
import { deviceEntry, tabEntry } from './kept-entry.ts';
import { forgetOldEntries, forgetPerson } from './kept-names.ts';
import { putAway } from './put-away/put-away.ts';
import { putBox } from './waiting/box.ts';
import { emptyDevice } from './waiting/memory-storage.testing.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const ANNA = { uid: 7, deviceKey: keyOf(1) };
const DAY = { note: 'Dit wil ik niet kwijt.' };

const device = emptyDevice();

test('an entry opens with the key of its person, and is not readable otherwise', () => {
  expect(deviceEntry('day').keep(ANNA, DAY)).toBe(true);
  expect(deviceEntry('day').read(ANNA)).toEqual(DAY);
  expect(JSON.stringify(device())).not.toContain('kwijt');
  expect(tabEntry('day').read(ANNA)).toBeNull();
  expect(deviceEntry('day').read({ ...ANNA, uid: 8 })).toBeNull();
});

test('the same entry kept twice reads differently on the device', () => {
  deviceEntry('day').keep(ANNA, DAY);
  const first = JSON.stringify(device());
  deviceEntry('day').keep(ANNA, DAY);
  expect(JSON.stringify(device())).not.toBe(first);
});

test('an entry whose key is gone is removed', () => {
  deviceEntry('day').keep(ANNA, DAY);
  expect(deviceEntry('day').read({ ...ANNA, deviceKey: keyOf(2) })).toBeNull();
  expect(Object.keys(device())).toEqual([]);
});

test('an entry moved to another form, or made younger, does not open', () => {
  deviceEntry('day').keep(ANNA, DAY);
  device()['houvast.kept.7.goal'] = device()['houvast.kept.7.day'];
  expect(deviceEntry('goal').read(ANNA)).toBeNull();
  device()['houvast.kept.7.day'] = String(device()['houvast.kept.7.day']).replace(
    /^\d+/,
    String(Date.now() - 1),
  );
  expect(deviceEntry('day').read(ANNA)).toBeNull();
});

test('an entry lasts a day, also when somebody else opens the page after it', () => {
  deviceEntry('day').keep(ANNA, DAY);
  tabEntry('goal').keep(ANNA, DAY);
  vi.advanceTimersByTime(86_399_000);
  forgetOldEntries();
  expect(deviceEntry('day').read(ANNA)).toEqual(DAY);
  vi.advanceTimersByTime(1_000);
  expect(deviceEntry('day').read(ANNA)).toBeNull();
  device()['houvast.kept.8.day'] = '{"note":"van vroeger"}';
  device()['other'] = 'stays';
  forgetOldEntries();
  expect(Object.keys(device())).toEqual(['other']);
  expect(tabEntry('goal').read(ANNA)).toBeNull();
});

test('an entry stays where the clock of the device is put back, though not by days', () => {
  deviceEntry('day').keep(ANNA, DAY);
  vi.setSystemTime(Date.now() - 3_600_000);
  forgetOldEntries();
  expect(deviceEntry('day').read(ANNA)).toEqual(DAY);
  vi.setSystemTime(Date.now() - 86_400_000);
  forgetOldEntries();
  expect(Object.keys(device())).toEqual([]);
});

test('logging out removes everything that is kept, of everybody', () => {
  deviceEntry('day').keep(ANNA, DAY);
  deviceEntry('day').keep({ ...ANNA, uid: 8 }, DAY);
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
  tabEntry('goal').keep(ANNA, DAY);
  forgetPerson();
  expect(Object.keys(device())).toEqual(['somebody-else']);
  expect(Object.keys(tab)).toEqual(['houvast.left']);
});

test('nothing is kept without a key', () => {
  expect(deviceEntry('day').keep({ uid: 7, deviceKey: '' }, DAY)).toBe(false);
  expect(Object.keys(device())).toEqual([]);
});
