import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { DeleteAccountScreen } from '#features/account/web/DeleteAccountScreen.tsx';
import { RequestForm } from '#features/data-export/web/RequestForm.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';
const letIn: Me = { ...ANNA, roles: ['client', 'sso_client'] };

test('who has no password types the word of what they ask for: a copy, or deleting', async () => {
  const copy = createElement(RequestForm, { again: false, onAsked: () => undefined });
  const page = await rendered(copy, { day, slices: ['data-export'], me: letIn });
  expect(page).toContain('Typ KOPIE om door te gaan');
  expect(page).not.toContain('VERWIJDEREN');
  const deletion = { day, slices: ['account'], me: letIn };
  expect(await rendered(createElement(DeleteAccountScreen), deletion)).toContain(
    'Typ VERWIJDEREN om door te gaan',
  );
});
