import { expect, test } from 'vitest';
import { openingOf } from './draft-opening.ts';

const SAVED = '2026-11-20T11:00:00.000Z';
const nothing = { written: {}, revision: null };
const sent = { written: { goal: 'submitted' }, revision: 2 };
const draft = { written: { goal: 'server' }, revision: 1, changed: SAVED };
const typed = (basis: string | null) => ({
  written: { goal: 'device' },
  revision: 2,
  basis,
  at: Date.parse(SAVED),
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
  ['goes on from that draft', SAVED],
  ['went on from an earlier one', '2026-11-20T10:00:00.000Z'],
  ['was begun without a draft', null],
])('opens what was typed here and %s, on what it goes on from', (_, basis) => {
  expect(openingOf(sent, draft, typed(basis))).toEqual({
    written: { goal: 'device' },
    revision: 2,
    basis,
    unsent: 'device',
  });
});

test('goes on from the draft on the server if it is the one last sent from here', () => {
  const closed = { ...typed(null), sent: JSON.stringify({ goal: 'server' }) };
  expect(openingOf(sent, draft, closed)).toMatchObject({ written: { goal: 'device' }, basis: SAVED });
});

test('goes on from the draft on the server if it is the text typed here', () => {
  expect(openingOf(sent, { ...draft, written: { goal: 'device' } }, typed(null))).toMatchObject({
    unsent: 'device',
    basis: SAVED,
  });
});

test('keeps what was typed here when the draft on the server is gone', () => {
  expect(openingOf(sent, undefined, typed(SAVED))).toMatchObject({
    unsent: 'device',
    basis: null,
    revision: 2,
  });
});
