import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { AddressAsked } from '#features/account/web/AddressAsked.tsx';
import { ChangeEmailScreen } from '#features/account/web/ChangeEmailScreen.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const mail = 'nieuw@houvast.example';
const letIn: Me = { ...ANNA, pendingMail: mail, roles: ['client', 'sso_client'] };
const withoutMail: Me = { ...letIn, mail: 'hti-7@example.com', validated: false };

test.each([
  ['another one', letIn, 'Je nieuwe adres wacht nog', 'blijft je adres zoals het was'],
  ['a first one', withoutMail, 'Je adres wacht nog', 'krijg je geen mails van ons'],
] as const)('an address that waits to be confirmed is spoken of as %s', async (_, me, waiting, until) => {
  const options = { day: '2026-11-20', slices: ['account'], me };
  const page = await rendered(createElement(ChangeEmailScreen), options);
  expect(page).toContain(waiting);
  const asked = await rendered(createElement(AddressAsked, { me, mail }), options);
  expect(asked).toContain(until);
  expect(asked.includes('nieuwe adres')).toBe(me === letIn);
});
