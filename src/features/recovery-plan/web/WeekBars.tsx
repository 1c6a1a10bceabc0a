import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { measureOf } from '#domain/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { DayBar, dayBarLinkClass, dayBarWeekClass } from '#ui/primitives/DayBar.tsx';
import { Legend, LegendItem } from '#ui/primitives/Legend.tsx';
import type { DayOfWeek, Week } from './week.ts';

/** Seven bars against their goals; each day that can be filled in is a link to its registration. */
export function WeekBars({ week }: { week: Week }) {
  const { t } = useTranslation('recovery-plan');
  return (
    <>
      <ol className={dayBarWeekClass} aria-label={t('plan.bars')}>
        {week.days.map((day) => (
          <li key={day.day}>
            <Day day={day} scale={week.scale} />
          </li>
        ))}
      </ol>
      <Legend>
        <LegendItem swatch="within">{t('legend.within')}</LegendItem>
        <LegendItem swatch="above">{t('legend.above')}</LegendItem>
        <LegendItem swatch="open">{t('legend.open')}</LegendItem>
        <LegendItem swatch="goal">{t('legend.goal')}</LegendItem>
      </Legend>
    </>
  );
}

function Day({ day, scale }: { day: DayOfWeek; scale: number }) {
  const { language, site } = useApp();
  const path = usePath();
  const words = useAmountWords(measureOf(site).unit);
  const sentence = useSentence(day);
  const outside = day.state === 'future' || day.state === 'before';
  const bar = (
    <>
      <DayBar
        amount={day.totalAmount}
        goal={outside ? null : day.goal}
        scale={scale}
        state={day.state === 'before' ? 'future' : day.state}
        today={day.isToday}
        dayName={formatDay(language, day.day, 'weekday')}
        dayNumber={Number(day.day.slice(8))}
        valueText={day.totalAmount === null ? '' : words.number(day.totalAmount)}
      />
      <span className="visually-hidden">{sentence}</span>
    </>
  );
  if (outside) return <span className={dayBarLinkClass}>{bar}</span>;
  return (
    <Link
      className={dayBarLinkClass}
      to={path('registrationOfDay', { date: day.day })}
      aria-current={day.isToday ? 'date' : undefined}
    >
      {bar}
    </Link>
  );
}

/** The bar in words: day, amount and goal with their units, and how they compare. */
function useSentence({ day, state, totalAmount, goal, isToday }: DayOfWeek): string {
  const { t } = useTranslation('recovery-plan');
  const { language, site } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const params = {
    day: formatDay(language, day, 'short'),
    amount: words.number(totalAmount ?? 0),
    unit: words.unit(totalAmount ?? 0),
    goal: words.number(goal ?? 0),
    goalUnit: words.unit(goal ?? 0),
  };
  const key = {
    within: 'within',
    above: 'above',
    'no-goal': 'noGoal',
    future: 'future',
    before: 'before',
  } as const;
  const text =
    state === 'open'
      ? t(goal === null ? 'day.openNoGoal' : 'day.open', params)
      : t(`day.${key[state]}`, params);
  return isToday ? t('day.today', { text }) : text;
}
