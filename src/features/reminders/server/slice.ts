import type { Slice } from '#platform/slice.ts';
import { type OutlineOf, planReminders } from './plan-reminders.ts';
import { remindersDataset } from './reminders-dataset.ts';
import { reminderRoutes } from './routes.ts';

/** `outlineOf` knows the programme of a site. */
export function remindersSlice(outlineOf: OutlineOf): Slice {
  return {
    name: 'reminders',
    routes: reminderRoutes,
    jobs: [planReminders(outlineOf)],
    tables: ['reminder'],
    datasets: [remindersDataset],
  };
}
