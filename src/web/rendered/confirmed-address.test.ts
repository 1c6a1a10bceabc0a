import { createElement } from 'react';
import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Validation } from '#features/account/web/useValidation.ts';
import { ValidationResult } from '#features/account/web/ValidationResult.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const anna: Me = { ...ANNA, mail: 'nieuw@houvast.example' };
const letIn: Me = { ...anna, roles: ['client', 'sso_client'] };
const earlier = (me: Me, validated = true): Me => ({ ...me, mail: 'oud@houvast.example', validated });

interface Opened {
  readonly by?: Me;
  readonly before?: Me;
  readonly signOn?: typeof USUAL_SETTINGS.signOn;
}

/** What the page of the link says, to whoever is logged in after it was used. */
function said(validation: Exclude<Validation, 'busy'>, { by, before = by, signOn }: Opened): Promise<string> {
  const page = createElement(ValidationResult, { validation, before, onRetry: () => undefined });
  const settings = { ...USUAL_SETTINGS, ...(signOn && { signOn }) };
  return rendered(page, { day: '2026-11-20', slices: ['account'], settings, ...(by && { me: by }) });
}

test.each(['link_invalid', 'link_expired'] as const)(
  'whoever opens a link (%s) for an address that was not changed to reads which one holds',
  async (refusal) => {
    expect(await said(refusal, { by: anna })).toContain('Bij je account hoort nieuw@houvast.example');
    expect(await said(refusal, {})).not.toContain('Bij je account hoort');
    expect(await said(refusal, { by: { ...anna, validated: false } })).not.toContain('Bij je account hoort');
  },
);

test('a changed address is said to be the one from now on, to log in with where that is by a password', async () => {
  const log = 'Log voortaan in met nieuw@houvast.example';
  expect(await said('done', { by: anna, before: earlier(anna) })).toContain(log);
  const page = await said('done', { by: letIn, before: earlier(letIn) });
  expect(page).toContain('Onze mails komen voortaan op nieuw@houvast.example');
  expect(page).not.toContain(log);
  for (const before of [anna, earlier(anna, false)]) {
    expect(await said('done', { by: anna, before })).toContain('Herinneringen komen nu ook per mail');
  }
});

test('a visitor is told to log in with the address, unless another system may let them in', async () => {
  const asUsual = 'Dan log je in zoals je gewend bent';
  expect(await said('done', {})).not.toContain(asUsual);
  const signOn = { sites: { alcohol: { launch: true, button: null } }, roleLabel: null };
  expect(await said('done', { signOn })).toContain(asUsual);
});
