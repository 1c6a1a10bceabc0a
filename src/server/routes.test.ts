import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITES, siteProfile } from '#domain/site/site.ts';
import { changeUser } from '#features/account/contract.ts';
import { restartProgramme } from '#features/account/ending-contract.ts';
import { validateEmail } from '#features/account/link-contract.ts';
import { deleteRegistration } from '#features/daily-registration/contract.ts';
import { answerDay } from '#features/daily-registration/day-contract.ts';
import { createComment } from '#features/forum/comment-contract.ts';
import { changeNode, createNode } from '#features/nodes/contract.ts';
import { pairNurse } from '#features/pairing/contract.ts';
import { readUrges, rideOut } from '#features/urge/contract.ts';
import { readView } from '#features/views/contract.ts';
import { changeSubmission, submitWebform } from '#features/webform/contract.ts';
import english from '#ui/text.en.json' with { type: 'json' };
import { routes } from './routes.ts';
import { staffRoutes } from './staff/staff-app.ts';

const described = readFileSync(`${import.meta.dirname}/../../docs/api-contract.md`, 'utf8');
const endpoints = routes.map(({ endpoint }) => endpoint);
const reads = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path));

test('every path a call refreshes is that of a read call', () => {
  const named = endpoints.flatMap(({ method, path, refreshes = [] }) =>
    refreshes.map((read) => ({ call: `${method} ${path}`, read })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ read }) => !reads.has(read))).toEqual([]);
});

test.each([submitWebform, changeSubmission, answerDay, deleteRegistration])(
  '$method $path may change the note of a day, and so what the diary shows of it',
  ({ refreshes }) => {
    expect(refreshes).toEqual(expect.arrayContaining([readView.path, changeNode.path]));
  },
);

test.each([
  submitWebform,
  changeSubmission,
  answerDay,
  createNode,
  createComment,
  rideOut,
  pairNurse,
  validateEmail,
])('$method $path may award a badge', ({ refreshes }) => expect(refreshes).toContain(readView.path));

test('a change of the account may change the nickname at what somebody wrote', () => {
  expect(changeUser.refreshes).toEqual(expect.arrayContaining([readView.path, changeNode.path]));
});

test.each([submitWebform, changeSubmission, restartProgramme])(
  '$method $path may change what somebody wrote for the moment of an urge',
  ({ refreshes }) => expect(refreshes).toContain(readUrges.path),
);

test('the description of the calls names the features of every site', () => {
  const words = (cell = '') => Array.from(cell.matchAll(/`(\w+)`/g), ([, word]) => word);
  const rows = described.split('\n').map((line) => line.split('|').map(words));
  for (const site of SITES) {
    const row = rows.find(([, first]) => first?.includes(site));
    expect(row?.[2], site).toEqual(siteProfile(site).features);
  }
});

const wordsIn = (text: string) => text.split(/[^\w/{}-]+/);
const pathOf = ({ path }: { readonly path: string }) =>
  path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');

test('the description of the calls has every path', () => {
  const words = new Set(wordsIn(described));
  expect(endpoints.map(pathOf).filter((path) => !words.has(path))).toEqual([]);
});

test('the description of the calls has every path of the staff', () => {
  const rows = described.match(/^\| (?:GET|POST|PUT|PATCH|DELETE) [^|]+/gm) ?? [];
  const below = (path: string) => path.replace(/^\/staff\/v1\//, '');
  const paths = new Set(rows.flatMap(wordsIn).map(below));
  const called = staffRoutes.map(({ endpoint }) => pathOf(endpoint)).filter((path) => path !== below(path));
  expect(called.filter((path) => !paths.has(below(path)))).toEqual([]);
});

test('the description of the calls has the words of every problem', () => {
  const [, list = ''] = described.split(/^The texts; |^The Dutch ones /m);
  const found = Array.from(list.matchAll(/(\w+)\s+“([^”]+)”/g), ([, name, words = '']) => [
    name,
    words.replace(/\s+/g, ' '),
  ]);
  const told = Object.entries(english.problem).map(([name, words]) => [
    name,
    words.replace(/\{(\{\w+)[^}]*\}/g, '$1'),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(told));
});
