import { type Day, daysBetween } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { readPlan } from '../contract.ts';

/** The stop day, from which all goals are zero, and in how many days it comes; null without one, or once it is past. */
export function useStopDay(): { day: Day; ahead: number } | null {
  const { today } = useApp();
  const { data } = useEndpoint(readPlan);
  const day = data?.stopDay ?? null;
  if (day === null || day < today()) return null;
  return { day, ahead: daysBetween(today(), day) };
}
