import { expect, test } from 'vitest';
import pages from '../pages/text.nl.json';
import words from './staff-text.nl.json';

test('the staff sees what visitors will see, word for word', () => {
  expect(pages.maintenance).toMatchObject(words.visitor);
});
