import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXERCISE_ICONS, PICTURE_SIZE, PICTURES } from '#domain/content/content.ts';

/** The names and drawings of a sprite, and the sprite itself. */
function spriteOf(name: string, width: number, height: number) {
  const file = readFileSync(new URL(`../../../../web/public/${name}.svg`, import.meta.url), 'utf8');
  const symbols = [...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 (\d+ \d+)">(.+?)<\/symbol>/g)];
  return { file, drawn: symbols.filter(([, , size]) => size === `${width} ${height}`) };
}

test.each([
  ['exercises', EXERCISE_ICONS, { width: 48, height: 48 }],
  ['pictures', PICTURES, PICTURE_SIZE],
] as const)('%s.svg has every picture that the content can use, and no other', (name, used, size) => {
  const { drawn } = spriteOf(name, size.width, size.height);
  expect(drawn.map(([, id]) => id)).toEqual([...used].toSorted());
  for (const [, id, , drawing] of drawn) expect(drawing, id).toMatch(/<(path|rect|circle|ellipse)/);
});

test('pictures inherit their colours from the page', () => {
  expect(spriteOf('exercises', 48, 48).file).not.toMatch(/#[0-9a-f]{3,8}\b|style=/i);
  for (const [, , , drawing = ''] of spriteOf('pictures', PICTURE_SIZE.width, PICTURE_SIZE.height).drawn) {
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    for (const colour of colours) expect(colour).toMatch(/^(none|var\(--hv-color-[a-z-]+,#[0-9a-f]{6}\))$/);
  }
});
