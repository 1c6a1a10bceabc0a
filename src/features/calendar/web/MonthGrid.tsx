import { type Day, WEEKDAYS } from '#domain/kit/day.ts';
import { type Month, weeksOf } from '#domain/kit/month.ts';
import type { CalendarDay } from '#domain/tracking/calendar.ts';
import { useApp } from '#ui/app/app.ts';
import { weekdayName } from '#ui/app/format.ts';
import styles from './Calendar.module.css';
import { calendarGridClass, DayCell } from './DayCell.tsx';
import { useDayFocus } from './useDayFocus.ts';

interface MonthGridProps {
  month: Month;
  days: ReadonlyMap<Day, CalendarDay>;
  bounds: { readonly first: Month; readonly last: Month };
  labelledBy: string;
  onMonth: (month: Month) => void;
}

/** A month as a grid of days: one stop for Tab, arrows from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ month, days, bounds, labelledBy, onMonth }: MonthGridProps) {
  const { language, today } = useApp();
  const { tabStop, gridProps } = useDayFocus({ month, bounds, today: today(), onMonth });
  return (
    <div className={styles.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the ARIA Authoring Practices */}
      <table role="grid" className={calendarGridClass} aria-labelledby={labelledBy} {...gridProps}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekdayName(language, weekday, 'short')}</span>
                <span className="visually-hidden">{weekdayName(language, weekday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((date, index) => {
                const day = date && days.get(date);
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month: there is nothing to announce
                if (!day) return <td key={WEEKDAYS[index]} />;
                return <DayCell key={day.day} day={day} isTabStop={day.day === tabStop} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
