import { Check, Pause, Plus } from 'lucide-react';
import type { DayMark } from '#domain/tracking/progress.ts';
import { barFill } from '#domain/tracking/progress.ts';
import { cssVars, cx } from '../cx.ts';
import styles from './DayBar.module.css';

type DayBarProps = {
  amount: number | null;
  goal: number | null;
  scale: number;
  state: DayMark;
  today: boolean;
  /** For somebody who cannot fill it in, such as a nurse: an open day then asks for nothing. */
  readOnly?: boolean | undefined;
  dayName: string;
  dayNumber?: number | undefined;
  valueText: string;
};

/** More blocks than this could not be told apart. */
const MOST_BLOCKS = 12;

/**
 * Decorative: nothing in it is announced. Wrap it in a link with `dayBarLinkClass` and a visually hidden sentence. Use one
 * `scale` for all bars of a week (`barScale`), so that they can be compared. Each block of a bar is one unit. A day without use
 * is a full, soft arch with a tick, because a good day must not look like nothing.
 */
export function DayBar(props: DayBarProps) {
  const { amount, goal, scale, state, today, readOnly, dayName, dayNumber, valueText } = props;
  const isZero = amount === 0 && state !== 'before';
  return (
    <span
      className={cx(styles.day, styles[state], isZero && styles.zero, today && styles.today)}
      aria-hidden="true"
    >
      <span className={styles.value}>{valueText}</span>
      <span className={styles.track} data-part="track">
        <span className={styles.shape}>
          {state === 'open' && !readOnly && <Plus />}
          {state === 'paused' && <Pause />}
          {isZero && <Check strokeWidth={3} />}
          {amount !== null && amount > 0 && <Fill amount={amount} scale={scale} />}
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
      {dayNumber !== undefined && <span className={styles.date}>{dayNumber}</span>}
    </span>
  );
}

function Fill({ amount, scale }: { amount: number; scale: number }) {
  return (
    <span
      className={cx(styles.fill, amount <= MOST_BLOCKS && styles.blocks)}
      data-part="fill"
      style={cssVars({ '--amount': barFill(amount, scale), '--units': amount })}
    />
  );
}

/** The box around the list of a week. In a narrow one, or with large text, each day is a row. */
export const dayBarBoxClass = styles.box ?? '';

/** Seven equal columns for the bars of one week; put it on the list. */
export const dayBarWeekClass = styles.week ?? '';

/** For the link or span around one DayBar, so that the whole day is the target. */
export const dayBarLinkClass = styles.link ?? '';
