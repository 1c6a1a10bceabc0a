import { expect, test } from 'vitest';
import { filledIn } from './filled-in.ts';

test('fills in each name once, and leaves others', () => {
  expect(filledIn('Hallo {{a}}, {{b}} en {{a}}.', { a: 'Bo', b: '{{a}}' })).toBe('Hallo Bo, {{a}} en Bo.');
  expect(filledIn('{{constructor}} {{c}}', {})).toBe('{{constructor}} {{c}}');
});
