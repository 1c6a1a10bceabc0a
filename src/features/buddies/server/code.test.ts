import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Secrets } from '#platform/setting-values.ts';
import { codeOf, openCode } from './code.ts';

const SECRETS: Secrets = {
  newest: 'the newest secret',
  all: ['the newest secret', 'one of before'],
};

test('a code is found again, by every secret that still holds', () => {
  for (const secret of SECRETS.all) {
    const uuid = randomUUID();
    const code = codeOf(secret, uuid);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(openCode(SECRETS, code)).toBe(uuid);
  }
  expect(openCode(SECRETS, codeOf('another secret', randomUUID()))).toBeNull();
});

test('no text but a whole code is one', () => {
  const code = codeOf(SECRETS.newest, randomUUID());
  const flipped = `${code.slice(0, 20)}${code[20] === 'a' ? 'b' : 'a'}${code.slice(21)}`;
  for (const wrong of [
    flipped,
    code.slice(0, -1),
    `${code}=`,
    `${code}a`,
    '',
    undefined,
    7,
    [code],
    { code },
  ]) {
    expect(openCode(SECRETS, wrong)).toBeNull();
  }
});
