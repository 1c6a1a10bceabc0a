import { expect, expectTypeOf, test } from 'vitest';
import { type BadgeRow, badgesContract } from '#features/badges/contract.ts';
import type { Context } from '#platform/context.ts';
import { view } from '#platform/views/dispatcher.ts';
import { createCaller } from '#ui/app/caller.ts';
import { readOf } from './contract.ts';

const badge: BadgeRow = {
  tid: 7,
  id: 'm-start',
  name: 'Begonnen',
  description: 'Je bent begonnen.',
  how: null,
  langcode: 'nl',
  field_image: { url: '/badges.svg#m-start', alt: '' },
  received: false,
  received_at: null,
  seen: false,
};
const reading = { access: 'client', pageSize: null } as const;
const request = { page: 0, args: [], filters: {} };

test('rows are typed by the contract of their list', async () => {
  const asked: string[] = [];
  const caller = createCaller('/api/nl', async ({ path }) => {
    asked.push(path);
    return { status: 200, body: JSON.stringify({ rows: [badge] }) };
  });
  const { rows } = await caller.call(...readOf(badgesContract, {}, 2));
  expect(asked).toEqual(['/api/nl/entity/view/badges/block_1/results?page=1']);
  expectTypeOf(rows).toEqualTypeOf<BadgeRow[]>();
  expect(rows.map(({ name }) => name)).toEqual(['Begonnen']);
  // @ts-expect-error -- `name`
  expect(rows.map(({ nam }) => nam)).toEqual([undefined]);
});

test('a wrong key of a row does not compile where a list is read', () => {
  const { name, ...nameless } = badge;
  const list = view(badgesContract, {
    ...reading,
    // @ts-expect-error -- `name`
    read: async () => ({ total: 1, rows: [{ ...nameless, nam: name }] }),
  });
  expect(list.view).toBe('badges');
});

test('a row that does not match the contract is an error, and unknown fields are not sent', async () => {
  const rows = [{ ...badge, secret: 'x' }];
  const list = view(badgesContract, { ...reading, read: async () => ({ total: 1, rows }) });
  expect((await list.read({} as Context, request)).rows).toEqual([badge]);
  const wrong = [{ ...badge, tid: 'seven' as unknown as number }];
  const broken = view(badgesContract, { ...reading, read: async () => ({ total: 1, rows: wrong }) });
  await expect(broken.read({} as Context, request)).rejects.toThrow('tid');
});
