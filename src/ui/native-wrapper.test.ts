import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  FROM_PAGE,
  isOurs,
  readMessageToApp,
  scriptFor,
  TO_PAGE,
} from '../../examples/native-wrapper/messages.ts';
import { type MessageToApp, type MessageToPage, readMessageToPage } from './native-messages.ts';

/** One of each kind; the compiler requires every kind, and no other. */
const TOLD: { [Type in MessageToApp['type']]: Extract<MessageToApp, { type: Type }> } = {
  LOGIN: { type: 'LOGIN', payload: { uid: 7, langcode: 'nl', site: 'alcohol' } },
  LOGOUT: { type: 'LOGOUT' },
  REQUEST_PUSH_TOKEN: { type: 'REQUEST_PUSH_TOKEN' },
};
const HEEDED: { [Type in MessageToPage['type']]: Extract<MessageToPage, { type: Type }> } = {
  PUSH_TOKEN: { type: 'PUSH_TOKEN', payload: { pushNotificationToken: `it's "a" </script> \\ token` } },
  LOGOUT_REQUEST: { type: 'LOGOUT_REQUEST' },
  DELETE_USER_REQUEST: { type: 'DELETE_USER_REQUEST' },
};

test('the example handles exactly the messages of the pages', () => {
  expect([...FROM_PAGE].toSorted()).toEqual(Object.keys(TOLD).toSorted());
  expect([...TO_PAGE].toSorted()).toEqual(Object.keys(HEEDED).toSorted());
});

test.each(Object.values(TOLD))('the example parses a message of a page: $type', (message) => {
  expect(readMessageToApp(JSON.stringify(message))).toEqual(message);
});

test.each(['', 'LOGIN', 'null', '7', '{}', '{"type":"PUSH_TOKEN"}', '{"type":["LOGIN"]}'])(
  'the example ignores anything else: %s',
  (data) => {
    expect(readMessageToApp(data)).toBeNull();
  },
);

test.each(Object.values(HEEDED))('a message of the example arrives on the page: $type', (message) => {
  const arrived: unknown[] = [];
  const script = scriptFor(message);
  class MessageEvent {
    readonly data: unknown;
    constructor(_type: string, { data }: { data: unknown }) {
      this.data = data;
    }
  }
  const page = { dispatchEvent: (event: MessageEvent) => arrived.push(event.data) };
  // As the web view runs it.
  runInNewContext(script, { window: page, MessageEvent });
  expect(arrived.map(readMessageToPage)).toEqual([message]);
});

describe('the example trusts its own site', () => {
  const origins = ['https://alcohol.houvast.example'];

  test.each(['', '/', '/mijn-plan', '?x', '#x'])('followed by %j', (rest) => {
    expect(isOurs(`https://alcohol.houvast.example${rest}`, origins)).toBe(true);
  });

  test.each([
    'https://alcohol.houvast.example.evil/',
    'https://alcohol.houvast.example@evil/',
    'https://evil/https://alcohol.houvast.example/',
    'http://alcohol.houvast.example/',
    'https://alcohol.houvast.example:8443/',
    'https://alcohol.houvast.example\\@evil/',
    'javascript:alert(1)',
    'about:blank',
    '',
  ])('and no other: %s', (address) => {
    expect(isOurs(address, origins)).toBe(false);
  });
});

test('the example has a neutral name, exact versions, and no analytics', () => {
  const folder = new URL('../../examples/native-wrapper/', import.meta.url);
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  expect(read('app.json').expo.name).toBe('Notities');
  const { dependencies, devDependencies } = read('package.json');
  const versions = { ...dependencies, ...devDependencies } as Record<string, string>;
  for (const [name, version] of Object.entries(versions)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(name).not.toMatch(/analytics|firebase|segment|amplitude|sentry|tracking|updates/);
  }
});
