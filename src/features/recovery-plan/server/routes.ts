import { measureOf } from '#domain/site/site.ts';
import { checkPrice } from '#domain/tracking/results/gains.ts';
import { notFound, refuseProblems } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { webform } from '#platform/webform/dispatcher.ts';
import { decideStepDown, goalContract, readPlan, saveOwnPrice } from '../contract.ts';
import { decideOnStepDown } from './decide-step-down.ts';
import { planPage } from './plan-page.ts';
import { savePrice } from './queries.ts';
import { readGoal } from './read-goal.ts';
import { saveGoal } from './save-goal.ts';

export const goalForm = webform(goalContract, { feature: 'plan', create: saveGoal, read: readGoal });

export const recoveryPlanRoutes: readonly Route[] = [
  route(readPlan, (context) => planPage(context)),
  route(decideStepDown, async (context, { body }) => {
    await decideOnStepDown(context, body.accepted);
    return undefined;
  }),
  route(saveOwnPrice, async ({ db, person, site }, { body: { euros } }) => {
    // On sites that ask for stakes, those say what use costs.
    if (measureOf(site).stake) throw notFound();
    refuseProblems(checkPrice('euros', euros));
    await savePrice(db, person.uid, euros);
    return undefined;
  }),
];
