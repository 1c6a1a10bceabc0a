import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import choice from '../form/choice.module.css';
import styles from './Breath.module.css';

interface BreathProps {
  readonly paused?: boolean;
  /** Adds a way to hold it still, for a page that offers none. */
  readonly canBeHeld?: boolean;
}

/**
 * Water that rises for four seconds to breathe in and falls for four to breathe out, or numbers to count for people who prefer
 * no motion. Needs no script, so that it works offline.
 */
export function Breath({ paused = false, canBeHeld = false }: BreathProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={cx(styles.breath, paused && styles.paused, canBeHeld && styles.held)}>
      <div className={styles.glass} aria-hidden="true">
        <svg className={styles.water} viewBox="0 0 440 300" preserveAspectRatio="none">
          <path opacity=".45" d="M0 22c37-24 73-24 110 0s73 24 110 0 73-24 110 0 73 24 110 0v278H0z" />
          <path d="M0 44c37-20 73-20 110 0s73 20 110 0 73-20 110 0 73 20 110 0v256H0z" />
        </svg>
      </div>
      <p className={styles.words} aria-hidden="true">
        <span>{t('breath.in')}</span>
        <span>{t('breath.out')}</span>
      </p>
      <ul className={styles.counts}>
        <li>
          <b>{t('breath.in')}</b> {t('breath.count')}
        </li>
        <li>
          <b>{t('breath.out')}</b> {t('breath.count')}
        </li>
      </ul>
      {canBeHeld && (
        <label className={cx(choice.choice, styles.hold)}>
          <input type="checkbox" />
          <span>{t('breath.hold')}</span>
        </label>
      )}
    </div>
  );
}
