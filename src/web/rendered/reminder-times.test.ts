import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { NotificationsScreen } from '#features/notifications/web/NotificationsScreen.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

test.each([
  ['confirmed', 'anna@houvast.example', true],
  ['not confirmed', 'anna@houvast.example', false],
  ['nobody’s', 'hti-7@example.com', false],
])(
  'when reminders come, which devices get too, is chosen while the address is %s',
  async (_, mail, validated) => {
    const me: Me = { ...ANNA, mail, validated, notificationKinds: ['daily_mail'] };
    const page = await rendered(createElement(NotificationsScreen), {
      day: '2026-11-20',
      slices: ['notifications', 'account'],
      me,
    });
    expect(page).toContain('Wanneer komen herinneringen?');
  },
);
