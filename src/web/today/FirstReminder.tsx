import { useCallback } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useLatePart } from '#ui/useLatePart.ts';
import { loadPart } from '../words.ts';

async function loadHour(app: App) {
  const module = await loadPart(app, 'notifications', import('#features/notifications/web/ReminderHour.tsx'));
  return module.ReminderHour;
}

/** Offers the hour of the reminder on the first day, the only one on which it is loaded. */
export function FirstReminder({ me, today }: { me: Me; today: Day }) {
  const app = useApp();
  const hour = useLatePart(
    useCallback(() => loadHour(app), [app]),
    me.registrationsStart === today,
  );
  return hour && <hour.Part me={me} />;
}
