import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Skippable.module.css';

/** A question that nobody has to answer. */
export function Skippable({ question }: { question: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      {question} <span className={styles.optional}>{t('optional')}</span>
    </>
  );
}
