import { useTranslation } from 'react-i18next';
import { cx } from '../cx.ts';
import styles from './Counter.module.css';

/** In characters. */
export interface Count {
  readonly length: number;
  readonly max: number;
}

/** From here on a person wants to know what is left: the last fifth. */
const TIGHT = 0.8;
/** Shares of the most at which a screen reader says what is left; at each key it would drown the text itself. */
const TOLD_AT = [0.02, 0.05, 0.1, 0.2];

/** Whether the counter shows. */
export function isTight({ length, max }: Count): boolean {
  return length >= max * TIGHT;
}

/** How much of a text is used, once it gets tight. The text itself is never cut off. */
export function Counter({ id, length, max }: Count & { id: string }) {
  const { t } = useTranslation('ui');
  const over = length > max;
  const told = TOLD_AT.find((share) => max - length <= max * share);
  return (
    <>
      {isTight({ length, max }) && (
        <p className={cx(styles.count, over && styles.over)} id={id}>
          {t('characters', { length, max })}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {over ? t('charactersOver') : told && t('charactersLeft', { count: Math.floor(max * told) })}
      </span>
    </>
  );
}
