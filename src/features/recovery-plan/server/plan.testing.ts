import { WEEKDAYS } from '#domain/kit/day.ts';

/** A plan to cut down at once from `current` to `target` on every day, as the form sends it. */
export function planFields({ current, target }: { readonly current: number; readonly target: number }) {
  return {
    webform_id: 'goal',
    stopOrReduce: 'reduce',
    immediate_or_gradual: 'immediate',
    ...Object.fromEntries(
      WEEKDAYS.flatMap((day) => [
        [day, current],
        [`goal_${day}`, target],
      ]),
    ),
  };
}
