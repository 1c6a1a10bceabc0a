import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITES, siteProfile } from '#domain/site/site.ts';
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
import { routes } from './routes.ts';

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

test.each([submitWebform, changeSubmission, restartProgramme])(
  '$method $path may change what somebody wrote for the moment of an urge',
  ({ refreshes }) => expect(refreshes).toContain(readUrges.path),
);

test('the description of the calls names the features of every site', () => {
  const described = readFileSync(`${import.meta.dirname}/../../docs/api-contract.md`, 'utf8');
  const words = (cell = '') => Array.from(cell.matchAll(/`(\w+)`/g), ([, word]) => word);
  const rows = described.split('\n').map((line) => line.split('|').map(words));
  for (const site of SITES) {
    const row = rows.find(([, first]) => first?.includes(site));
    expect(row?.[2], site).toEqual(siteProfile(site).features);
  }
});
