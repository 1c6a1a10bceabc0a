import { type Route, route } from '#platform/http/route.ts';
import { webform } from '#platform/webform/dispatcher.ts';
import { GOAL, goalSubmission, readPlan } from '../contract.ts';
import { currentPlan, saveGoal } from './save-goal.ts';

export const goalForm = webform({ id: GOAL, feature: 'plan', submission: goalSubmission, create: saveGoal });

export const recoveryPlanRoutes: readonly Route[] = [route(readPlan, (context) => currentPlan(context))];
