import { expect, test } from 'vitest';
import type { QueueItem } from '../staff-contract.ts';
import { NOTHING_DECIDED, toldBy } from './decision-draft.ts';

const told: QueueItem['told'] = [
  { action: 'remove', text: 'Weg. {{rule}}. {{reason}}', text_for_good: '', text_if_fits: 'Weg. {{reason}}' },
];
const rules: QueueItem['rules'] = [
  { rule: 'protect', name: 'bescherm jezelf en anderen' },
  { rule: 'fits', name: 'past bij de afspraken' },
];

test('what the writer will read names the agreement, and none for a text that keeps to them', () => {
  const read = (rule: string) =>
    toldBy(
      { told, rules },
      { ...NOTHING_DECIDED, action: 'remove', rule, reason: 'Je vroeg hierom.' },
      { open: { rule: '…', reason: '…' }, today: '2026-11-20' },
    );
  expect(read('')).toBe('Weg. …. Je vroeg hierom.');
  expect(read('protect')).toBe('Weg. bescherm jezelf en anderen. Je vroeg hierom.');
  expect(read('fits')).toBe('Weg. Je vroeg hierom.');
});
