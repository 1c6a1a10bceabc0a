import type { EndpointReply } from '#contract/endpoint.ts';
import type { Me } from '#domain/identity/account.ts';
import { runningWeek } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { readPlan } from '../contract.ts';

/** Describes the plan in a few words, with its stop day, and the week of the programme while it lasts; undefined without a plan. */
export function usePlanWay(
  reply: EndpointReply<typeof readPlan> | undefined,
  me: Me | null | undefined,
): string | undefined {
  const { t } = useTranslation('recovery-plan');
  const { language, today } = useApp();
  if (!reply?.plan) return undefined;
  const { stopOrReduce, pace } = reply.plan;
  const { stopDay } = reply;
  // Somebody who goes down step by step has not chosen the day, so it is shown only once it has come.
  const showsStopDay = stopDay !== null && (pace === 'immediate' || stopDay <= today());
  const way = showsStopDay
    ? t('plan.way.stopDay', { date: formatDay(language, stopDay, 'dayMonth') })
    : t(`plan.way.${stopOrReduce}.${pace}`);
  const week = me && runningWeek(me.programmeStart, today());
  return week ? t('plan.wayInWeek', { way, week }) : way;
}
