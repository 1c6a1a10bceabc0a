import { measureOf } from '#domain/site/site.ts';
import { type GoalWeek, weekTotal } from '#domain/tracking/goal.ts';
import { barFill } from '#domain/tracking/progress.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cssVars, cx } from '#ui/cx.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Stairs.module.css';

interface StairsProps {
  /** What is used in a week now, in the site's unit. */
  readonly now: number;
  readonly weeks: readonly GoalWeek[];
}

/** The most characters of a number that always fits on its step. */
const SHORT = 4;

/** The use now and the goals of each week as stairs, and the same in a sentence. Valid inside a label. */
export function Stairs({ now, weeks }: StairsProps) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(useApp().site).unit);
  if (weeks.length === 0) return null;
  const steps = [
    { week: 0, amount: now },
    ...weeks.map(({ week, goals }) => ({ week, amount: weekTotal(goals) })),
  ];
  const highest = Math.max(...steps.map(({ amount }) => amount));
  const numbers = steps.map(({ amount }) => words.number(amount));
  const [first = '', ...rest] = numbers;
  const isLong = numbers.some((number) => number.length > SHORT);
  return (
    <span className={styles.box}>
      <span className="visually-hidden">
        {t('wizard.stairs.sentence', { now: first, unit: words.unit(now), weeks: rest.join(', ') })}
      </span>
      <span className={cx(styles.stairs, isLong && styles.long)} aria-hidden="true">
        {steps.map(({ week, amount }) => (
          <span
            key={week}
            className={styles.step}
            style={cssVars({ '--amount': highest > 0 ? barFill(amount, highest) : 0 })}
          >
            <span className={styles.number}>{words.number(amount)}</span>
          </span>
        ))}
      </span>
      <span className={styles.ends} aria-hidden="true">
        <span>{t('wizard.stairs.now')}</span>
        <span>{t('wizard.stairs.after', { count: weeks.length })}</span>
      </span>
    </span>
  );
}
