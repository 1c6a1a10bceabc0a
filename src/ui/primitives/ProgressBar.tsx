import { cssVars } from '../cx.ts';
import styles from './ProgressBar.module.css';

type ProgressBarProps = { label: string; value: number; max: number; valueText: string };

/** `valueText` is the sentence a screen reader hears (“18 van 21 dagen”); show the same words nearby. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <div className={styles.bar} style={cssVars({ '--amount': part })} />
    </div>
  );
}
