import { createElement } from 'react';
import { expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import words from '../text.nl.json' with { type: 'json' };
import { ANNA, rendered } from './rendered.testing.ts';

test.each([
  ['login_required', 'forbidden'],
  ['role_missing', 'forbidden'],
  ['internal', 'broken'],
] as const)('a page whose data is refused with %s is %s', async (code, trouble) => {
  const failedWith = new CallFailure(code, 'x', { status: 403 });
  const html = await rendered(createElement(ErrorScreen), {
    day: '2026-11-20',
    slices: ['web', 'ui', 'contacts'],
    me: ANNA,
    failedWith,
  });
  expect(html).toContain(`<h1>${words[trouble].title}</h1>`);
  expect(html.includes(pathTo({ language: 'nl' }, 'login'))).toBe(trouble === 'forbidden');
});
