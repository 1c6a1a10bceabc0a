import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/** Whether the programme has begun, so that the exercise in which reasons are written down is open. */
export function useHasBegun(): boolean {
  const { today } = useApp();
  const me = useMe();
  return me ? me.programmeStart <= today() : false;
}
