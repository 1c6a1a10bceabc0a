import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ListField } from '#ui/form/ListField.tsx';
import { rendered } from './rendered.testing.ts';

/** Which rows of a list with an error are marked as wrong. */
async function marked(rows: readonly string[]): Promise<readonly boolean[]> {
  const list = createElement(ListField, {
    legend: 'Wat helpt?',
    name: 'reasons',
    value: rows,
    onChange: () => undefined,
    error: 'Dit kan zo niet.',
    max: 5,
    maxLength: 10,
  });
  const markup = await rendered(list, { day: '2026-11-20', slices: [] });
  return (markup.match(/<textarea[^>]*>/g) ?? []).map((row) => row.includes('aria-invalid="true"'));
}

test('of a list with a row that is too long only that row is marked', async () => {
  expect(await marked(['wandelen', 'een heel lang verhaal', 'thee'])).toEqual([false, true, false]);
});

test('of a list that is wrong as a whole every row is marked', async () => {
  expect(await marked(['wandelen', 'thee'])).toEqual([true, true]);
});
