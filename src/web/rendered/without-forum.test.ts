import { createElement } from 'react';
import { expect, test } from 'vitest';
import { DeleteAccountScreen } from '#features/account/web/DeleteAccountScreen.tsx';
import { AboutForm } from '#features/settings/web/AboutForm.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';

test.each([
  ['alcohol', '', true],
  ['naasten', '', false],
  ['naasten', 'Zee', true],
] as const)(
  'the account of %s with the nickname "%s" asks for a nickname: %s',
  async (site, nickname, asks) => {
    const me = { ...ANNA, nickname };
    const form = await rendered(createElement(AboutForm, { me }), { day, slices: ['settings'], site, me });
    expect(form).toContain('Naam');
    expect(form.includes('Bijnaam')).toBe(asks);
  },
);

test.each([
  ['alcohol', true],
  ['naasten', false],
] as const)('on %s deleting an account names a nickname: %s', async (site, names) => {
  const page = await rendered(createElement(DeleteAccountScreen), {
    day,
    slices: ['account'],
    site,
    me: ANNA,
  });
  expect(page).toContain('je naam en je e-mailadres');
  expect(page.includes('<li>je bijnaam</li>')).toBe(names);
});
