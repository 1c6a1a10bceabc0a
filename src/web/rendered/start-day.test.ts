import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { AboutForm } from '#features/settings/web/AboutForm.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

test.each([
  ['since this month', '2026-11-02', '2025-11-19', 'Je kunt een eerdere dag kiezen, geen latere.'],
  ['for longer than it can be moved back', '2024-03-01', '2024-03-01', 'Verder terug kan niet meer.'],
])(
  'the first day of somebody who takes part %s can be chosen as far as that goes',
  async (_, start, earliest, help) => {
    const me: Me = { ...ANNA, registrationsStart: start };
    const form = await rendered(createElement(AboutForm, { me }), {
      day: '2026-11-20',
      slices: ['settings'],
    });
    expect(form).toContain(`min="${earliest}"`);
    expect(form).toContain(`max="${start}"`);
    expect(form).toContain(help);
  },
);
