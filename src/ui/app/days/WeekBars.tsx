import { Link } from 'react-router';
import { measureOf, type Site } from '#domain/site/site.ts';
import { barScale, type MarkedDay, type Week } from '#domain/tracking/week.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DayBar, dayBarBoxClass, dayBarLinkClass, dayBarWeekClass } from '../../primitives/DayBar.tsx';
import { useApp, usePath } from '../app.ts';
import { formatDay } from '../format.ts';
import { useAmountWords } from '../useAmountWords.ts';
import { useDaySentence } from './useDaySentence.ts';

interface WeekBarsProps {
  readonly week: Week;
  /** The site of a client whose week a nurse reads, which makes it read-only (spec 1 §4). */
  readonly clientOf?: Site | undefined;
}

/** Seven bars with their goals, of days to come as well. Each day that can be filled in links to its registration. */
export function WeekBars({ week, clientOf }: WeekBarsProps) {
  const { t } = useTranslation('ui');
  const { site } = useApp();
  const scale = barScale(week.days, measureOf(clientOf ?? site));
  return (
    <div className={dayBarBoxClass}>
      <ol className={dayBarWeekClass} aria-label={t('weekBars')}>
        {week.days.map((day) => (
          <li key={day.day}>
            <Day day={day} scale={scale} clientOf={clientOf} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Day({ day, scale, clientOf }: { day: MarkedDay; scale: number; clientOf?: Site | undefined }) {
  const { language, site } = useApp();
  const path = usePath();
  const words = useAmountWords(measureOf(clientOf ?? site).unit);
  const sentence = useDaySentence(day, clientOf);
  const outside = day.mark === 'future' || day.mark === 'before';
  const shown = day.mark === 'future' ? day.goal : day.totalAmount;
  const bar = (
    <>
      <DayBar
        amount={day.totalAmount}
        goal={day.mark === 'before' ? null : day.goal}
        scale={scale}
        state={day.mark}
        today={day.isToday}
        readOnly={clientOf !== undefined}
        dayName={formatDay(language, day.day, 'weekday')}
        dayNumber={Number(day.day.slice(8))}
        valueText={shown === null ? '' : words.number(shown)}
      />
      <span className="visually-hidden">{sentence}</span>
    </>
  );
  if (outside || clientOf) return <span className={dayBarLinkClass}>{bar}</span>;
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
