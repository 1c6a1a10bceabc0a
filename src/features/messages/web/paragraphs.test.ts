import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('a message is as many texts as it has paragraphs', () => {
  expect(paragraphsOf('<p>Fijn dat je er bent.</p><p>Tot later.\n</p>')).toEqual([
    'Fijn dat je er bent.',
    'Tot later.',
  ]);
  expect(paragraphsOf('<p></p>')).toEqual([]);
});

test('other markup stays the text it is', () => {
  expect(paragraphsOf('<p>1 < 2 <b>en</b></p>')).toEqual(['1 < 2 <b>en</b>']);
});
