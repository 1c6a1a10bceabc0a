import { WEEKDAYS } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { type GoalWeek, weekTotal } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { weekdayName } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from '../ScheduleTable.module.css';

/** The goal of every day of every week, and each week's total. Weeks are columns: six fit on a phone. */
export function ScheduleTable({ weeks }: { weeks: readonly GoalWeek[] }) {
  const { t } = useTranslation('recovery-plan');
  const { site, language } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const caption = t('wizard.schedule.caption', { unit: words.unit(2) });
  return (
    // With large text it is wider than a phone; then it scrolls sideways, with the arrow keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to focus what they scroll
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wizard.schedule.week')}</th>
            {weeks.map(({ week }) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => (
            <tr key={day}>
              <th scope="row" abbr={weekdayName(language, day)}>
                {weekdayName(language, day, 'short')}
              </th>
              {weeks.map(({ week, goals }) => (
                <td key={week}>{words.number(goals[day])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('wizard.schedule.total')}</th>
            {weeks.map(({ week, goals }) => (
              <td key={week}>{words.number(weekTotal(goals))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
