import { type Route, route } from '#platform/http/route.ts';
import { webform } from '#platform/webform/dispatcher.ts';
import { decideStepDown, goalContract, readPlan } from '../contract.ts';
import { decideOnStepDown } from './decide-step-down.ts';
import { planPage } from './plan-page.ts';
import { readGoal } from './read-goal.ts';
import { saveGoal } from './save-goal.ts';

export const goalForm = webform(goalContract, { feature: 'plan', create: saveGoal, read: readGoal });

export const recoveryPlanRoutes: readonly Route[] = [
  route(readPlan, (context) => planPage(context)),
  route(decideStepDown, async (context, { body }) => {
    await decideOnStepDown(context, body.accepted);
    return undefined;
  }),
];
