import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { measureOf } from '#domain/site/site.ts';
import type { MarkedDay, Week } from '#domain/tracking/week.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useDaySentence } from '#ui/app/useDaySentence.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { DayBar, dayBarLinkClass, dayBarWeekClass } from '#ui/primitives/DayBar.tsx';
import { Legend, LegendItem } from '#ui/primitives/Legend.tsx';

/** Seven bars with their goals, those of days to come as well; each day that can be filled in is a link to its registration. */
export function WeekBars({ week }: { week: Week }) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
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
        <LegendItem swatch="within">{t('ui:mark.within')}</LegendItem>
        <LegendItem swatch="above">{t('ui:mark.above')}</LegendItem>
        <LegendItem swatch="open">{t('ui:mark.open')}</LegendItem>
        {(['noGoal', 'paused'] as const)
          .filter((mark) => week.days.some((day) => day.mark === mark))
          .map((mark) => (
            <LegendItem key={mark} swatch={mark}>
              {t(`ui:mark.${mark}`)}
            </LegendItem>
          ))}
        <LegendItem swatch="goal">{t('ui:mark.goal')}</LegendItem>
      </Legend>
    </>
  );
}

function Day({ day, scale }: { day: MarkedDay; scale: number }) {
  const { language, site } = useApp();
  const path = usePath();
  const words = useAmountWords(measureOf(site).unit);
  const sentence = useDaySentence(day);
  const outside = day.mark === 'future' || day.mark === 'before';
  const shown = day.mark === 'future' ? day.goal : day.totalAmount;
  const bar = (
    <>
      <DayBar
        amount={day.totalAmount}
        goal={day.mark === 'before' ? null : day.goal}
        scale={scale}
        state={day.mark === 'before' ? 'future' : day.mark}
        today={day.isToday}
        dayName={formatDay(language, day.day, 'weekday')}
        dayNumber={Number(day.day.slice(8))}
        valueText={shown === null ? '' : words.number(shown)}
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
