import type { EndpointReply } from '#contract/endpoint.ts';
import type { Me } from '#domain/identity/account.ts';
import { runningWeek } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { readPlan } from '../contract.ts';

/** What the plan is in a few words, with its stop day, and the week of the programme while it lasts; undefined without one. */
export function usePlanWay(
  page: EndpointReply<typeof readPlan> | undefined,
  me: Me | null | undefined,
): string | undefined {
  const { t } = useTranslation('recovery-plan');
  const { language, today } = useApp();
  if (!page?.plan) return undefined;
  const { stopOrReduce, pace } = page.plan;
  const { stopDay } = page;
  // Somebody who goes down step by step has not chosen the day; it is told once it has come.
  const isStopDayTold = stopDay !== null && (pace === 'immediate' || stopDay <= today());
  const way = isStopDayTold
    ? t('plan.way.stopDay', { date: formatDay(language, stopDay, 'dayMonth') })
    : t(`plan.way.${stopOrReduce}.${pace}`);
  const week = me && runningWeek(me.programmeStart, today());
  return week ? t('plan.wayInWeek', { way, ...week }) : way;
}
