import { Plus } from 'lucide-react';
import { barFill } from '#domain/tracking/progress.ts';
import { cssVars, cx } from '../cx.ts';
import styles from './DayBar.module.css';

type DayBarProps = {
  amount: number | null;
  goal: number | null;
  scale: number;
  state: 'within' | 'above' | 'open' | 'paused' | 'future' | 'noGoal';
  today: boolean;
  dayName: string;
  dayNumber: number;
  valueText: string;
};

const looks = {
  within: undefined,
  above: 'above',
  open: 'open',
  future: 'future',
  paused: 'paused',
  noGoal: 'noGoal',
};

/**
 * Decorative: nothing in it is announced. Wrap it in a link with `dayBarLinkClass` and a visually hidden sentence. Use one
 * `scale` for all bars of a week (the highest amount or goal), or they cannot be compared.
 */
export function DayBar({ amount, goal, scale, state, today, dayName, dayNumber, valueText }: DayBarProps) {
  const look = looks[state];
  return (
    <span className={cx(styles.day, look && styles[look], today && styles.today)} aria-hidden="true">
      <span className={styles.value}>{valueText}</span>
      <span className={styles.track} data-part="track">
        <span className={styles.shape}>
          {state === 'open' && <Plus />}
          {amount !== null && (
            <span
              className={styles.fill}
              data-part="fill"
              style={cssVars({ '--amount': barFill(amount, scale) })}
            />
          )}
        </span>
        {goal !== null && (
          <span
            className={styles.goal}
            data-part="goal"
            style={cssVars({ '--goal': barFill(goal, scale) })}
          />
        )}
      </span>
      <span className={styles.name}>{dayName}</span>
      <span className={styles.date}>{dayNumber}</span>
    </span>
  );
}

/** Seven equal columns for the bars of one week; put it on the list. */
export const dayBarWeekClass = styles.week ?? '';

/** For the link or span around one DayBar, so that the whole day is the target. */
export const dayBarLinkClass = styles.link ?? '';
