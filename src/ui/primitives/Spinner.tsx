import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Spinner.module.css';

/** Says what is loading in text, because the ring does not turn under reduced motion. */
export function Spinner({ label }: { label?: string | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <p className={styles.status} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {label ?? t('loading')}
    </p>
  );
}
