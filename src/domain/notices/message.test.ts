import { expect, test } from 'vitest';
import { MESSAGE_TEMPLATES, namesSomebody } from './message.ts';

test('messages about buddies and nurses name somebody, and no others', () => {
  expect(MESSAGE_TEMPLATES.filter(namesSomebody)).toEqual([
    'buddy_accepted',
    'buddy_refused',
    'buddy_refused_reason',
    'buddy_left',
    'buddy_cheered',
    'nurse_paired',
    'nurse_unpaired',
    'nurse_left',
    'consent_ending',
    'pairing_expired',
  ]);
});
