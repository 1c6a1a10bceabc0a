import { addDays } from '#domain/kit/day.ts';
import type { DayMark } from '#domain/tracking/progress.ts';
import { calendarGridClass, DayCell } from '#features/calendar/web/DayCell.tsx';
import { Drawing } from './Drawing.tsx';

/** The start of two example weeks, a Monday: one day went differently, one is open. */
const FIRST = '2024-01-01';
const WEEKS: readonly (readonly DayMark[])[] = [
  ['within', 'within', 'within', 'above', 'within', 'open', 'within'],
  ['within', 'paused', 'within', 'within', 'within', 'future', 'future'],
];

/** Days of the calendar with their marks. */
export function MonthDrawing() {
  return (
    <Drawing>
      <table className={calendarGridClass}>
        <tbody>
          {WEEKS.map((marks, week) => (
            <tr key={marks.join()}>
              {marks.map((mark, index) => {
                const day = addDays(FIRST, week * 7 + index);
                const isToday = day === '2024-01-12';
                const nothing = { totalAmount: null, goal: null, opens: false, isTooFarBack: false };
                return <DayCell key={day} day={{ ...nothing, day, mark, isToday }} isTabStop={false} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Drawing>
  );
}
