import type { Slice } from '#platform/slice.ts';
import { awardOvernight } from './award-overnight.ts';
import { badgesDataset } from './badges-dataset.ts';
import { badgesView, milestonesView } from './badges-views.ts';
import { badgeRoutes } from './routes.ts';

export const badgesSlice: Slice = {
  name: 'badges',
  routes: badgeRoutes,
  views: [milestonesView, badgesView],
  jobs: [awardOvernight],
  tables: ['person_badge'],
  datasets: [badgesDataset],
};
