import { expect, test } from 'vitest';
import type { QueueItem } from '../staff-contract.ts';
import { type DecisionValues, NOTHING_DECIDED, toldBy } from './decision-draft.ts';

const told: QueueItem['told'] = [
  { action: 'remove', text: 'Weg. {{rule}}. {{reason}}', text_for_good: '', text_if_fits: 'Weg. {{reason}}' },
  {
    action: 'close_off',
    text: 'Dicht tot {{until}}.',
    text_for_good: 'Dicht.',
    text_if_fits: '',
  },
];
const rules: QueueItem['rules'] = [
  { rule: 'protect', name: 'bescherm jezelf en anderen' },
  { rule: 'fits', name: 'past bij de afspraken' },
];
const read = (
  values: Partial<DecisionValues>,
  closed_off: QueueItem['closed_off'] = null,
  now = '2026-11-20T11:00:00Z',
) =>
  toldBy(
    { told, rules, closed_off },
    { ...NOTHING_DECIDED, reason: 'Je vroeg hierom.', ...values },
    { open: { rule: '…', reason: '…' }, now: new Date(now), timeZone: 'Europe/Amsterdam' },
  );

test('what the writer will read names the forum rule, and none for a text that keeps to them all', () => {
  expect(read({ action: 'remove' })).toBe('Weg. …. Je vroeg hierom.');
  expect(read({ action: 'remove', rule: 'protect' })).toBe(
    'Weg. bescherm jezelf en anderen. Je vroeg hierom.',
  );
  expect(read({ action: 'remove', rule: 'fits' })).toBe('Weg. Je vroeg hierom.');
});

test('what somebody closed off will read says how long the forum stays closed, by all decisions together', () => {
  const closed = (days: DecisionValues['days'], now: QueueItem['closed_off'] = null) =>
    read({ action: 'close_off', rule: 'trade', days }, now);
  expect(closed('7')).toBe('Dicht tot 27 november 2026.');
  expect(closed('forGood')).toBe('Dicht.');
  expect(closed('7', { until: '2026-12-20' })).toBe('Dicht tot 20 december 2026.');
  expect(closed('30', { until: '2026-11-27' })).toBe('Dicht tot 20 december 2026.');
  expect(closed('forGood', { until: '2026-12-20' })).toBe('Dicht.');
  expect(closed('90', { until: null })).toBe('Dicht.');
});

test('across a change of the clock that is the day on which as many times 24 hours are over', () => {
  const closed = (now: string) => read({ action: 'close_off', rule: 'trade', days: '7' }, null, now);
  // The clocks go back on 25 October 2026, and forward on 28 March 2027.
  expect(closed('2026-10-21T22:30:00Z')).toBe('Dicht tot 28 oktober 2026.');
  expect(closed('2027-03-24T22:30:00Z')).toBe('Dicht tot 1 april 2027.');
});
