import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXERCISE_ICONS } from '#domain/content/content.ts';

const file = readFileSync(new URL('../../../../web/public/exercises.svg', import.meta.url), 'utf8');
const drawn = [...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 48 48">(.+?)<\/symbol>/g)];

test('the sprite has every picture that an exercise can use, and no other', () => {
  expect(drawn.map(([, name]) => name)).toEqual([...EXERCISE_ICONS].toSorted());
  for (const [, name, drawing] of drawn) expect(drawing, name).toMatch(/<(path|rect|circle|ellipse)/);
});

test('pictures inherit their colours from the page', () => {
  expect(file).not.toMatch(/#[0-9a-f]{3,8}\b|style=/i);
});
