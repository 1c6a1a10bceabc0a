import { expect, test } from 'vitest';
import type { ClientRow } from '../../contract.ts';
import { arranged, pageOf } from './order.ts';

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
const ZOE = client(1, 'Zoë', { reasons: ['silence'] });
const BO = client(2, 'Bo', { domain: 'tobacco', streak: { total: 10, completed: 1, success: 1, failed: 0 } });
const AN = client(3, 'An', { streak: null });
const ALL = [ZOE, BO, AN];

test('as the server sends them, or by what she chooses', () => {
  expect(names(arranged(ALL, { text: '', order: 'first' }))).toEqual(['Zoë', 'Bo', 'An']);
  expect(names(arranged(ALL, { text: '', order: 'name' }))).toEqual(['An', 'Bo', 'Zoë']);
  expect(names(arranged(ALL, { text: '', order: 'programme' }))).toEqual(['An', 'Zoë', 'Bo']);
  expect(names(arranged(ALL, { text: '', order: 'filled' }))).toEqual(['Bo', 'Zoë', 'An']);
});

test('a search asks for no accents and capitals', () => {
  expect(names(arranged(ALL, { text: ' ZOE', order: 'name' }))).toEqual(['Zoë']);
  expect(arranged(ALL, { text: 'kees', order: 'name' })).toEqual([]);
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
