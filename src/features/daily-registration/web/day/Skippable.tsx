import { useTranslation } from 'react-i18next';
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
