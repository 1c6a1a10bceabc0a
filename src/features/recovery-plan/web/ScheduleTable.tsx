import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '#domain/day.ts';
import { type GoalWeek, weekTotal } from '#domain/goal.ts';
import { measureOf } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { weekdayName } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import styles from './ScheduleTable.module.css';

/** The goal of every day of every week, and each week's total. */
export function ScheduleTable({ weeks }: { weeks: readonly GoalWeek[] }) {
  const { t } = useTranslation('recovery-plan');
  const { site, language } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const caption = t('wizard.schedule.caption', { unit: words.unit(2) });
  return (
    // With large letters it is wider than a phone: then it moves sideways by itself, with the arrow keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to reach what it scrolls
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wizard.schedule.week')}</th>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(language, day)}>
                {weekdayName(language, day, 'short')}
              </th>
            ))}
            <th scope="col">{t('wizard.schedule.total')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, goals }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              {WEEKDAYS.map((day) => (
                <td key={day}>{words.number(goals[day])}</td>
              ))}
              <td>{words.number(weekTotal(goals))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
