import { CalendarPage, prefetchCalendar } from '#features/calendar/web/CalendarPage.tsx';
import { useOverview } from '#features/daily-registration/web/day/useOverview.ts';

export const prefetch = prefetchCalendar;

/** The calendar, including answers that wait on this device. */
export function CalendarScreen() {
  return <CalendarPage overview={useOverview()} />;
}
