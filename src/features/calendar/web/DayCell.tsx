import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { CalendarDay } from '#domain/tracking/calendar.ts';
import { usePath } from '#ui/app/app.ts';
import { MARK_ICONS } from '#ui/app/days/mark-icons.ts';
import { useDaySentence } from '#ui/app/days/useDaySentence.ts';
import { cx } from '#ui/cx.ts';
import styles from './Calendar.module.css';

/** One day of the grid. A day that can be filled in is a link; for other days the cell itself takes the focus. */
export function DayCell({ day, isTabStop }: { day: CalendarDay; isTabStop: boolean }) {
  const path = usePath();
  const sentence = useDaySentence(day);
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

/** For the table around the days. */
export const calendarGridClass = styles.calendar ?? '';
