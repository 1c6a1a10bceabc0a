import { useNavigate } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/**
 * Back to the page before this one, or to the week of the day when the person came from elsewhere (spec 1 §4). Whoever has left
 * already stays where they are.
 */
export function useLeave(isHere: () => boolean): (day: Day) => void {
  const navigate = useNavigate();
  const toWeek = useWeekPath();
  return (day) => {
    if (!isHere()) return;
    // The router numbers the pages of this visit; before the first one there is no page of ours.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(toWeek(day), { replace: true }));
  };
}

/** The plan at the week of a day; that of today has no number in its address. */
export function useWeekPath(): (day: Day) => string {
  const path = usePath();
  const { today } = useApp();
  const me = useMe();
  return (day) => {
    if (!me) return path('plan');
    const [week, current] = [day, today()].map((of) => programmeWeek(me.programmeStart, of));
    return week === current ? path('plan') : path('plan', {}, { week: String(week) });
  };
}
