import type { Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { firstDayIn, type Overview } from '../contract.ts';

/**
 * The first day that can be filled in. Days missing from the overview look empty, so a registration there would silently be
 * added to an existing one.
 */
export function useFirstDay(overview: Overview | undefined): Day {
  const { today } = useApp();
  return firstDayIn(overview ?? {}, useMe()?.registrationsStart ?? today());
}
