import { expect, test } from 'vitest';
import { DATASETS, NOT_EXPORTED } from '#server/slices.ts';
import { tablesOfPeople } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

test('the copy covers every table with personal data, or states why not', async () => {
  const tables = await tablesOfPeople(server().connection.db);
  const covered = new Set([...DATASETS.flatMap((dataset) => dataset.tables), ...Object.keys(NOT_EXPORTED)]);
  expect(tables.length).toBeGreaterThanOrEqual(9);
  // These tables refer to the number of a member, or outlive the account.
  const written = ['forum_post', 'forum_comment', 'moderation_decision', 'access_log'];
  expect([...tables, ...written].toSorted()).toEqual([...covered].toSorted());
});

test.each([
  ['nurses', true, 'nurse', ['access_log', 'pairing']],
  ['participants', false, 'writer', ['moderation_decision']],
])('and for %s those that name them beside somebody else', async (_, areNurses, column, known) => {
  const theirs = DATASETS.filter(({ about }) => (about === 'guidance') === areNurses);
  const tables = await tablesOfPeople(server().connection.db, column);
  expect(tables.toSorted()).toEqual(known);
  expect(theirs.flatMap((dataset) => dataset.tables)).toEqual(expect.arrayContaining(tables));
});
