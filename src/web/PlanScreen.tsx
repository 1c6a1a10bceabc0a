import { useOverview } from '#features/daily-registration/web/day/useOverview.ts';
import { LookBack } from '#features/programme/web/LookBack.tsx';
import { PlanPage, prefetchPlanPage } from '#features/recovery-plan/web/PlanPage.tsx';

export const prefetch = prefetchPlanPage;

/** The plan, including answers that wait on this device, and an exercise to look back on a day that went differently. */
export function PlanScreen() {
  return <PlanPage LookBack={LookBack} overview={useOverview()} />;
}
