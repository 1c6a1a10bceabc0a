import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationAfterLogin, languageOfPath, safeReturnPath } from './paths.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};

describe('the language of a path', () => {
  test.each([
    ['/', 'nl', false],
    ['', 'nl', false],
    ['/mijn-plan', 'nl', false],
    ['/nl', 'nl', true],
    ['/nl/', 'nl', true],
    ['/nl/mijn-plan', 'nl', true],
    ['/en', 'en', true],
    ['/en/', 'en', true],
    ['/en/my-recovery-plan', 'en', true],
    ['/english', 'nl', false],
    ['/EN/login', 'nl', false],
    ['/de/login', 'nl', false],
    ['/account/en', 'nl', false],
  ] as const)('%j: %s', (path, language, explicit) => {
    expect(languageOfPath(path)).toEqual({ language, explicit });
  });
});

describe('a path to redirect someone back to', () => {
  test.each([
    '/',
    '/mijn-plan',
    '/en/my-recovery-plan?week=2',
    '/a//b',
    '/a:b',
    '/a?to=//evil.example',
    '/#top',
  ])('%s is on this site', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'mijn-plan',
    '?a=b',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/a?b=\\',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /mijn-plan',
    ' //evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\u0000/evil.example',
    '/mijn-plan\n',
    '/mijn-plan\u001f',
  ])('%j is refused', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  test('never leads to another host, whatever the input', () => {
    const tricky = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          ':',
          '.',
          '@',
          '?',
          '#',
          '%',
          '\t',
          '\n',
          ' ',
          'evil.nl',
          'https',
          'javascript',
        ),
      )
      .map((all) => all.join(''));
    const origin = 'https://alcohol.voorbeeld.nl';
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string()), fc.constantFrom('', '/', '//'), (text, before) => {
        const path = safeReturnPath(before + text);
        expect(path === null || path === before + text).toBe(true);
        expect(new URL(path ?? '/', origin).origin).toBe(origin);
      }),
      runs,
    );
  });
});

describe('where a login leads', () => {
  test.each(['/vandaag', '/en/forum/7?page=2', '/apis'])('may be %s', (path) => {
    expect(destinationAfterLogin(path)).toBe(path);
  });

  test('is written in ASCII, as a header needs it', () => {
    expect(destinationAfterLogin('/vragen?zoek=€\u007f#ü')).toBe('/vragen?zoek=%E2%82%AC%7F#%C3%BC');
  });

  test.each([
    '/user/logout',
    '/nl/user/logout',
    '/en/user/logout?now=1',
    '/api/user/logout',
    '/api',
    '/./api/user/me',
    '/vandaag/../api/user/me',
    '//evil.example',
    '',
  ])('is not %j', (path) => {
    expect(destinationAfterLogin(path)).toBeNull();
  });
});
