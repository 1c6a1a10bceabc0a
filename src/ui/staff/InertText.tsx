import { useTranslation } from '../words/useTranslation.ts';
import styles from './InertText.module.css';

/** Shows what somebody else wrote as it was typed: nothing in it is markup, and no link can be pressed. */
export function InertText({ label, children }: { readonly label: string; readonly children: string }) {
  const { t } = useTranslation('ui-staff');
  return (
    <figure className={styles.inert}>
      <figcaption className={styles.bar}>
        <span>{label}</span>
        <span>{t('inert')}</span>
      </figcaption>
      <div className={styles.text} lang="">
        {children}
      </div>
    </figure>
  );
}
