import type { Me } from '#domain/identity/account.ts';
import { addAmounts } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { weekOf } from '#domain/tracking/week.ts';
import { firstDayIn, type Overview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { WeekBars } from '#ui/app/days/WeekBars.tsx';
import { formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The week in which the plan begins or changes, from Monday to Sunday, with the goal of each day that is left of it. */
export function FirstWeek({ overview, me }: { overview: Overview; me: Me }) {
  const { t } = useTranslation('recovery-plan');
  const { site, language, ...app } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const today = app.today();
  const begin = today < me.programmeStart ? me.programmeStart : today;
  const bounds = { ...me, registrationsStart: firstDayIn(overview, me.registrationsStart), today };
  const number = programmeWeek(me.programmeStart, begin);
  const week = weekOf(number, overview, bounds);
  const ahead = week.days.filter(({ day, goal }) => day >= begin && goal !== null);
  const total = addAmounts(ahead.map((day) => day.goal ?? 0));
  const goal = { amount: words.number(total), unit: words.unit(total) };
  const last = ahead.at(-1)?.day ?? begin;
  const named = (day: Day) => formatDay(language, day, 'full');
  const isNone = total === 0;
  return (
    <Card as="section" className="stack" aria-labelledby="first-week">
      <h2 className="h3" id="first-week">
        {t(number === 1 ? 'wizard.done.week' : 'wizard.done.thisWeek')}
      </h2>
      <p>
        {last === begin
          ? t(isNone ? 'wizard.done.dayGoal' : 'wizard.done.dayGoalAtMost', { day: named(begin), ...goal })
          : t(isNone ? 'wizard.done.weekGoal' : 'wizard.done.weekGoalAtMost', {
              from: named(begin),
              through: named(last),
              ...goal,
            })}
      </p>
      <WeekBars week={week} />
      <p className="muted small">{t('wizard.done.text')}</p>
    </Card>
  );
}
