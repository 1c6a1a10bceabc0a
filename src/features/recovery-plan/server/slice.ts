import type { Slice } from '#platform/slice.ts';
import { goalsDataset, plansDataset, pricesDataset, stepDownsDataset } from './plan-datasets.ts';
import { goalForm, recoveryPlanRoutes } from './routes.ts';

export const recoveryPlanSlice: Slice = {
  name: 'recovery-plan',
  routes: recoveryPlanRoutes,
  forms: [goalForm],
  tables: ['plan', 'day_goal', 'step_down', 'own_price'],
  entered: ['plan', 'own_price'],
  datasets: [plansDataset, goalsDataset, stepDownsDataset, pricesDataset],
};
