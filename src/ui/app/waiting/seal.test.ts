import { expect, test, vi } from 'vitest';
import { forgetOldEntries, forgetPerson } from '../kept-names.ts';
import { findBox, putBox } from './box.ts';
import { emptyDevice } from './memory-storage.testing.ts';
import { dropSealed, hasSealed, keepSealed, publicKeyOf, takeSealed } from './seal.ts';
import { type Waiting, waitingList } from './waiting-list.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const ANNA = { uid: 7, deviceKey: keyOf(1) };
const TOM = { uid: 8, deviceKey: keyOf(2) };
const BOX = { publicKey: publicKeyOf(ANNA), ahead: 0 };

interface Word extends Waiting {
  readonly word: string;
}
const WORDS = waitingList<Word>('words');
const OTHERS = waitingList<Word>('others');

const device = emptyDevice();

function say(...words: string[]): void {
  for (const word of words) {
    expect(keepSealed(BOX, WORDS, { key: `key ${word}`, word })).toBe(true);
    vi.advanceTimersByTime(1_000);
  }
}

test('items sealed for a person open for them, in order and once', () => {
  say('twee', 'een', 'drie');
  keepSealed(BOX, OTHERS, { key: 'x', word: 'anders' });
  expect(Object.values(device()).join()).not.toMatch(/word|twee|drie/);
  expect(takeSealed(ANNA, WORDS).map(({ word }) => word)).toEqual(['twee', 'een', 'drie']);
  expect(takeSealed(ANNA, WORDS)).toEqual([]);
  expect(takeSealed(ANNA, OTHERS)).toHaveLength(1);
});

test('a sealed item does not open for somebody else, and is removed', () => {
  say('een');
  expect(takeSealed(TOM, WORDS)).toEqual([]);
  expect(takeSealed(ANNA, WORDS)).toEqual([]);
  expect(Object.keys(device())).toEqual([]);
});

test('the box opens nothing', () => {
  putBox(BOX);
  say('een');
  const asKey = { ...ANNA, deviceKey: BOX.publicKey };
  expect(takeSealed(asKey, WORDS)).toEqual([]);
});

test('a sealed item does not open under another name or time', () => {
  say('een', 'twee');
  const [[one, first], [two, second]] = Object.entries(device()) as [[string, string], [string, string]];
  device().setItem(one, second);
  device().setItem(
    two,
    first.replace(/^\d+/, (at) => String(Number(at) + 1)),
  );
  expect(takeSealed(ANNA, WORDS)).toEqual([]);
});

test('something else under the name of an entry harms nothing', () => {
  say('een');
  device().setItem('houvast.kept.sealed.words.broken', 'niets');
  device().setItem('houvast.kept.sealed.words.worse', `${Date.now()}.%%.%%`);
  expect(takeSealed(ANNA, WORDS).map(({ word }) => word)).toEqual(['een']);
});

test('a sealed item can be removed', () => {
  say('een', 'twee');
  dropSealed(WORDS, { key: 'key een', word: 'een' });
  expect(hasSealed(WORDS)).toBe(true);
  expect(takeSealed(ANNA, WORDS).map(({ word }) => word)).toEqual(['twee']);
  expect(hasSealed(WORDS)).toBe(false);
});

test('a sealed item is gone after a day; the box stays until a logout', () => {
  putBox(BOX);
  say('een');
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(hasSealed(WORDS)).toBe(false);
  forgetOldEntries();
  expect(Object.keys(device())).toEqual(['houvast.box']);
  expect(findBox()).toEqual(BOX);
  say('twee');
  forgetPerson();
  expect(Object.keys(device())).toEqual([]);
});

test('a browser that refuses storage keeps nothing and says so', () => {
  vi.stubGlobal('window', {});
  expect(keepSealed(BOX, WORDS, { key: 'a', word: 'een' })).toBe(false);
  expect(takeSealed(ANNA, WORDS)).toEqual([]);
  expect(findBox()).toBeNull();
});
