import type { Slice } from '#platform/slice.ts';
import { pausesDataset } from './pauses-dataset.ts';
import { registrationsDataset } from './registrations-dataset.ts';
import { dailyRegistrationForm, dailyRegistrationRoutes } from './routes.ts';

export const dailyRegistrationSlice: Slice = {
  name: 'daily-registration',
  routes: dailyRegistrationRoutes,
  forms: [dailyRegistrationForm],
  tables: ['registration', 'pause_day'],
  entered: ['registration', 'pause_day'],
  datasets: [registrationsDataset, pausesDataset],
};
