import { addAmounts } from '#domain/kit/amount.ts';
import { addDays, daysFrom } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { type GoalWeek, mondayOfWeek, programmeWeek, weekTotal } from '#domain/tracking/goal.ts';
import { readOverview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Explains why a new plan changes this week's goals: a later start of the steps raises them. */
export function WeekAsItIs({ planned }: { planned: GoalWeek }) {
  const { t } = useTranslation('recovery-plan');
  const { site, today } = useApp();
  const me = useMe();
  const { data } = useEndpoint(readOverview);
  const words = useAmountWords(measureOf(site).unit);
  if (!data || !me || programmeWeek(me.programmeStart, today()) !== planned.week) return null;
  const first = mondayOfWeek(me.programmeStart, planned.week);
  const goals = daysFrom(first, addDays(first, 6)).flatMap((day) => data[day]?.goal ?? []);
  const now = addAmounts(goals);
  const next = weekTotal(planned.goals);
  if (goals.length < 7 || now === next) return null;
  const params = { now: words.number(now), next: words.number(next), unit: words.unit(now) };
  return <Banner>{t('wizard.schedule.asItIs', params)}</Banner>;
}
