import { lengthOf } from '#domain/kit/length.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import styles from './Counter.module.css';

/** A text, and the most characters it may have (`lengthOf`). */
export interface Count {
  readonly text: string;
  readonly max: number;
}

/** The counter shows in the last fifth. */
const TIGHT = 0.8;
/** Fractions of the limit at which a screen reader hears what is left; at every key it would drown out the text itself. */
const ANNOUNCED_AT = [0.02, 0.05, 0.1, 0.2];

/** Whether the counter shows. */
export function isTight({ text, max }: Count): boolean {
  return lengthOf(text) >= max * TIGHT;
}

/** A character counter that appears near the limit. The text itself is never truncated. */
export function Counter({ id, text, max }: Count & { id: string }) {
  const { t } = useTranslation('ui');
  const length = lengthOf(text);
  const over = length > max;
  const share = ANNOUNCED_AT.find((each) => max - length <= max * each);
  return (
    <>
      {isTight({ text, max }) && (
        <p className={cx(styles.count, over && styles.over)} id={id}>
          {t('characters', { length, max })}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {over ? t('charactersOver') : share && t('charactersLeft', { count: Math.floor(max * share) })}
      </span>
    </>
  );
}
