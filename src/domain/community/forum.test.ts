import { expect, test } from 'vitest';
import {
  checkLinks,
  checkPlainLinks,
  checkReason,
  checkRepeated,
  pageOfComment,
  reasonsFor,
  secondsOfNew,
} from './forum.ts';

test.each([
  '<p>Kijk op casino<strong>.</strong>com.</p>',
  '<p>Kijk op casino.<em>c</em>om.</p>',
  '<p>ht<em>tps:</em>//a.example</p>',
  '<p>Kijk op casino\u200b.com, of casino.\u00adnl</p>',
  '<p>Kijk op casino\uff0ecom</p>',
  '<p>Kijk op casino\u3002com</p>',
  '<p><a href="https://houvast.example/" rel="nofollow">hier</a></p>',
])('a new account links nowhere, however it is written: %s', (html) => {
  expect(checkLinks('body', html)).toMatchObject([{ field: 'body', code: 'linksNotYet' }]);
});

test.each([
  '<p>Het lukte.</p><p>Combineren ging niet.</p>',
  '<ul><li>een dag.</li><li>nl en en</li></ul>',
  '<p>Gisteren <strong>niet</strong>. Comfortabel was het niet.</p>',
])('other words stand as they are: %s', (html) => {
  expect(checkLinks('body', html)).toEqual([]);
});

test('a title is no HTML', () => {
  expect(checkPlainLinks('title', 'Kijk op <casino.com>')).toHaveLength(1);
  expect(checkPlainLinks('title', '1 < 2 en 3 > 2')).toEqual([]);
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('the comment at place %i is on page %i', (position, page) => {
  expect(pageOfComment(position)).toBe(page);
});

const at = (time: string) => new Date(`2026-11-${time}Z`);

test('an account is new for a week', () => {
  expect(secondsOfNew(at('13T12:00'), at('20T11:59'))).toBe(60);
  expect(secondsOfNew(at('13T12:00'), at('20T12:00'))).toBe(0);
  expect(secondsOfNew(at('01T12:00'), at('20T12:00'))).toBe(0);
});

test('the same words can be placed again after 24 hours, which are counted up', () => {
  expect(checkRepeated('body', null, at('20T12:00'))).toEqual([]);
  const refused = { field: 'body', code: 'saidBefore', params: { hours: 2 } };
  expect(checkRepeated('body', at('19T13:30'), at('20T12:00'))).toEqual([refused]);
});

test('only of a text without a name does somebody say that they wrote it', () => {
  expect(reasonsFor({ isNameless: true })).toContain('own');
  expect(reasonsFor({ isNameless: false })).not.toContain('own');
  expect(checkReason(' own', { isNameless: false })).toEqual([
    { field: 'field_reason', code: 'unknownChoice' },
  ]);
  for (const isNameless of [true, false]) expect(checkReason('ads', { isNameless })).toEqual([]);
  expect(checkReason('own', { isNameless: true })).toEqual([]);
});
