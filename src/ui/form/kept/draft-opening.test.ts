import { expect, test } from 'vitest';
import { openingOf } from './draft-opening.ts';

const SAVED = '2026-11-20T11:00:00.000Z';
const at = (seconds: number) => Date.parse(SAVED) + seconds * 1_000;
const nothing = { written: {}, revision: null };
const sent = { written: { goal: 'submitted' }, revision: 2 };
const draft = { written: { goal: 'server' }, revision: 1, changed: SAVED };
const typed = (basis: string | null, seconds: number) => ({
  written: { goal: 'device' },
  revision: 2,
  basis,
  at: at(seconds),
});

test('opens empty when nothing is saved anywhere', () => {
  expect(openingOf<object>(nothing, undefined, null)).toEqual({
    written: {},
    revision: null,
    basis: null,
    unsent: null,
  });
});

test('opens the submission for changing, on its revision', () => {
  expect(openingOf(sent, undefined, null)).toMatchObject({
    written: { goal: 'submitted' },
    revision: 2,
    unsent: null,
  });
});

test('opens a draft of another device, on the revision it is based on', () => {
  expect(openingOf(sent, draft, null)).toEqual({
    written: { goal: 'server' },
    revision: 1,
    basis: SAVED,
    unsent: 'server',
  });
});

test.each([
  ['goes on from that draft, whatever the clock of the device says', typed(SAVED, -500), 'device'],
  ['is newer than a draft of another device', typed('2026-11-20T10:00:00.000Z', 5), 'device'],
  ['is older than a draft of another device', typed('2026-11-20T10:00:00.000Z', -5), 'server'],
  ['was begun without a draft, before that of another device', typed(null, -5), 'server'],
])('what was typed here and %s', (_, entry, expected) => {
  expect(openingOf(sent, draft, entry).written).toEqual({ goal: expected });
});

test('keeps what was typed here when the draft on the server is gone', () => {
  expect(openingOf(sent, undefined, typed(SAVED, 5))).toMatchObject({
    unsent: 'device',
    basis: null,
    revision: 2,
  });
});
