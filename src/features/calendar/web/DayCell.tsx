import { ArrowUp, Check, type LucideIcon, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { measureOf } from '#domain/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { cx } from '#ui/cx.ts';
import styles from './Calendar.module.css';
import type { CalendarDay, Mark } from './calendar.ts';

export const MARK_ICONS: Readonly<Partial<Record<Mark, LucideIcon>>> = {
  within: Check,
  above: ArrowUp,
  noGoal: Pencil,
};

/** One day of the grid. A day that can be filled in is a link; of the others the cell itself takes the focus. */
export function DayCell({ day, isTabStop }: { day: CalendarDay; isTabStop: boolean }) {
  const path = usePath();
  const sentence = useSentence(day);
  const Icon = day.isToday && day.mark === 'open' ? Plus : MARK_ICONS[day.mark];
  const look = cx(styles.day, styles[day.mark], day.isToday && styles.today);
  const tabIndex = isTabStop ? 0 : -1;
  const drawing = (
    <>
      <span aria-hidden="true">{Number(day.day.slice(8))}</span>
      {Icon && <Icon aria-hidden="true" />}
      <span className="visually-hidden">{sentence}</span>
    </>
  );
  if (!day.opens) {
    return (
      <td className={styles.cell} tabIndex={tabIndex} data-day={day.day}>
        <span className={look}>{drawing}</span>
      </td>
    );
  }
  const date = day.day;
  return (
    <td>
      <Link
        className={look}
        to={
          day.totalAmount === null ? path('registration', {}, { date }) : path('registrationOfDay', { date })
        }
        tabIndex={tabIndex}
        data-day={date}
        aria-current={day.isToday ? 'date' : undefined}
      >
        {drawing}
      </Link>
    </td>
  );
}

/** The day in words: its date, amount and goal with their units, and how they compare. */
function useSentence({ day, mark, totalAmount, goal, isToday }: CalendarDay): string {
  const { t } = useTranslation('calendar');
  const { language, site } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const params = {
    day: formatDay(language, day, 'short'),
    amount: words.number(totalAmount ?? 0),
    unit: words.unit(totalAmount ?? 0),
    goal: words.number(goal ?? 0),
    goalUnit: words.unit(goal ?? 0),
  };
  const key =
    mark === 'open' && goal === null
      ? 'openNoGoal'
      : mark === 'before' && totalAmount !== null
        ? 'beforeFilled'
        : mark;
  const text = t(`day.${key}`, params);
  return isToday ? t('day.today', { text }) : text;
}
