import { CalendarPage, prefetchCalendar } from '#features/calendar/web/CalendarPage.tsx';
import { useOverview } from '#features/daily-registration/web/day/useOverview.ts';

export const prefetch = prefetchCalendar;

/** The calendar, with what waits on this device in it. */
export function CalendarScreen() {
  return <CalendarPage overview={useOverview()} />;
}
