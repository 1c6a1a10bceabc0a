import { expect, test } from 'vitest';
import type { ClientRow } from '../../contract.ts';
import { arranged, type Order, pageOf, turned } from './order.ts';

const client = (uid: number, name: string, changed: Partial<ClientRow> = {}): ClientRow => ({
  uid,
  domain: 'alcohol',
  name,
  nickname: null,
  avatar: null,
  program_start_date: '2026-10-01',
  registrations_start_date: '2026-10-01',
  days_registered: 10,
  weeks_registered: 2,
  streak: { total: 10, completed: 5, success: 5, failed: 0 },
  completed_exercises: [],
  totalRegistrations: 10,
  completedRegistrations: 5,
  successes: 5,
  fails: 0,
  shares: { registrations: true, exercises: true },
  reasons: [],
  recent: [],
  ...changed,
});
const names = (rows: readonly ClientRow[]) => rows.map(({ name }) => name);
const DONE = {
  webform_id: 's-balance',
  submissionId: 'one',
  uuid: 'one',
  data: {},
  created: '2026-10-20T10:00:00Z',
};
const ZOE = client(1, 'Zoë', {
  reasons: ['silence'],
  completed_exercises: [DONE],
});
const BO = client(2, 'Bo', {
  domain: 'tobacco',
  streak: { total: 10, completed: 1, success: 1, failed: 0 },
  shares: { registrations: true, exercises: false },
});
const AN = client(3, 'An', { streak: null });
const ALL = [ZOE, BO, AN];

const sorted = (order: Order, isDescending = false) =>
  names(arranged(ALL, { text: '', order, isDescending }));

test('as the server sends them, or by what she chooses', () => {
  expect(sorted('first')).toEqual(['Zoë', 'Bo', 'An']);
  expect(sorted('name')).toEqual(['An', 'Bo', 'Zoë']);
  expect(sorted('programme')).toEqual(['An', 'Zoë', 'Bo']);
  expect(sorted('filled')).toEqual(['Bo', 'Zoë', 'An']);
  expect(sorted('exercises')).toEqual(['An', 'Zoë', 'Bo']);
});

test('the other way round, with what is not shared at the end all the same', () => {
  expect(sorted('name', true)).toEqual(['Zoë', 'Bo', 'An']);
  expect(sorted('programme', true)).toEqual(['Bo', 'An', 'Zoë']);
  expect(sorted('filled', true)).toEqual(['Zoë', 'Bo', 'An']);
  expect(sorted('exercises', true)).toEqual(['Zoë', 'An', 'Bo']);
});

test('the head of a column sorts by it, and turns the order that is there', () => {
  const byName = turned({ order: 'first', isDescending: false }, 'name');
  expect(byName).toEqual({ order: 'name', isDescending: false });
  expect(turned(byName, 'name')).toEqual({ order: 'name', isDescending: true });
  expect(turned({ order: 'name', isDescending: true }, 'name')).toEqual(byName);
  expect(turned({ order: 'name', isDescending: true }, 'filled')).toEqual({
    order: 'filled',
    isDescending: false,
  });
});

test('a search asks for no accents and capitals', () => {
  const byName = { order: 'name', isDescending: false } as const;
  expect(names(arranged(ALL, { ...byName, text: ' ZOE' }))).toEqual(['Zoë']);
  expect(arranged(ALL, { ...byName, text: 'kees' })).toEqual([]);
});

test('fifty a page, walked to the end', () => {
  const many = Array.from({ length: 120 }, (_, index) => client(index, `C${index}`));
  const walked = [1, 2, 3].flatMap((page) => names(pageOf(many, page).rows));
  expect(walked).toEqual(names(many));
  expect(pageOf(many, 1)).toMatchObject({ pages: 3, number: 1 });
  expect(pageOf(many, 4).number).toBe(3);
  expect(pageOf(many, -1).number).toBe(1);
  expect(pageOf(many, Number.NaN).number).toBe(1);
  expect(pageOf([], 1)).toMatchObject({ pages: 1, rows: [] });
});
