import { expect, test } from 'vitest';
import { readMessageToPage } from './native-messages.ts';

const token = (pushNotificationToken: unknown) =>
  JSON.stringify({ type: 'PUSH_TOKEN', payload: { pushNotificationToken } });

test.each([
  '{"type":"LOGOUT_REQUEST"}',
  '{"type":"DELETE_USER_REQUEST"}',
  token('ExponentPushToken[abc]'),
  token('x'.repeat(4_096)),
])('a message of the app is read: %.60s', (text) => {
  expect(readMessageToPage(text)).toEqual(JSON.parse(text));
});

test('other properties are dropped', () => {
  const text = '{"type":"LOGOUT_REQUEST","payload":{"to":"https://elsewhere.example"}}';
  expect(readMessageToPage(text)).toEqual({ type: 'LOGOUT_REQUEST' });
});

test.each([
  ['nothing', undefined],
  ['an object', { type: 'LOGOUT_REQUEST' }],
  ['a number', 7],
  ['an empty text', ''],
  ['no JSON', 'LOGOUT_REQUEST'],
  ['half JSON', '{"type":"LOGOUT_REQUEST"'],
  ['null', 'null'],
  ['a list', '["LOGOUT_REQUEST"]'],
  ['a text', '"LOGOUT_REQUEST"'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"OPEN"}'],
  ['a name every object has', '{"type":"constructor"}'],
  ['a list of types', '{"type":["LOGOUT_REQUEST"]}'],
  ['what a page tells', '{"type":"LOGOUT"}'],
  ['a token without payload', '{"type":"PUSH_TOKEN"}'],
  ['a payload that is null', '{"type":"PUSH_TOKEN","payload":null}'],
  ['a payload that is a text', '{"type":"PUSH_TOKEN","payload":"x"}'],
  ['a token that is a number', token(7)],
  ['a token that is empty', token('')],
  ['a token that is too long', token('x'.repeat(4_097))],
])('%s is no message', (_, data) => {
  expect(readMessageToPage(data)).toBeNull();
});
