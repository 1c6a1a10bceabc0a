import { expect, test } from 'vitest';
import { type Moment, PageCache } from './cache.ts';

const moment = { content: {}, closing: null, today: '2026-11-20' } as unknown as Moment;

test('a full cache drops the page that was asked for longest ago, and only that', async () => {
  const cache = new PageCache<string>(2);
  const ask = (key: string) => cache.find(key, moment, async () => key);
  await ask('help');
  await ask('tips');
  await ask('help');
  await ask('invented');
  expect(['help', 'tips', 'invented'].map((key) => cache.knows(key, moment))).toEqual([true, false, true]);
});
