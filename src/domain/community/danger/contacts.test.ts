import { expect, test } from 'vitest';
import { contactsForDangers } from './contacts.ts';
import { DANGERS } from './danger.ts';

test('113 comes first where somebody may harm themselves, and 112 in any other danger', () => {
  const firstOf = (...dangers: Parameters<typeof contactsForDangers>[0]) => contactsForDangers(dangers)[0];
  const first = Object.fromEntries(DANGERS.map((danger) => [danger, firstOf(danger)]));
  expect(first).toEqual({
    suicide: 'suicide_113',
    selfHarm: 'suicide_113',
    overdose: 'emergency',
    withdrawal: 'emergency',
    threatened: 'emergency',
    violent: 'emergency',
  });
  expect(firstOf('suicide', 'overdose')).toBe('emergency');
  for (const danger of DANGERS) expect(contactsForDangers([danger])).toHaveLength(2);
});
