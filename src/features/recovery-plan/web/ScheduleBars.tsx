import { useTranslation } from 'react-i18next';
import { measureOf } from '#domain/site/site.ts';
import { type GoalWeek, weekTotal } from '#domain/tracking/goal.ts';
import { barFill } from '#domain/tracking/progress.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import styles from './ScheduleBars.module.css';

/** The goal of each week as a bar, scaled to the highest. */
export function ScheduleBars({ weeks }: { weeks: readonly GoalWeek[] }) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(useApp().site).unit);
  const scale = Math.max(...weeks.map(({ goals }) => weekTotal(goals)));
  return (
    <ol className={styles.bars} aria-label={t('wizard.schedule.bars')}>
      {weeks.map(({ week, goals }) => {
        const total = weekTotal(goals);
        return (
          <li key={week}>
            <span className={styles.value} aria-hidden="true">
              {words.number(total)}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                style={{ blockSize: `${scale > 0 ? barFill(total, scale) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.week} aria-hidden="true">
              {week}
            </span>
            <span className="visually-hidden">
              {t('wizard.schedule.bar', { week, amount: words.number(total), unit: words.unit(total) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
