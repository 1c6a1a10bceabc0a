import { Info, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import styles from './Contact.module.css';
import { CONTACTS, type ContactId } from './contacts.ts';

/** One contact; with a number it is a link that dials. */
export function Contact({ id }: { id: ContactId }) {
  const { t } = useTranslation('pages');
  const { tel, urgent } = CONTACTS[id];
  const content = (
    <>
      <span className={styles.icon}>{tel ? <Phone aria-hidden="true" /> : <Info aria-hidden="true" />}</span>
      <span className={styles.name}>
        {t(`help.contacts.${id}.name`)}
        {tel && !urgent && <span className={styles.tel}> {tel}</span>}
      </span>
      <span className={styles.when}>{t(`help.contacts.${id}.when`)}</span>
    </>
  );
  if (!tel) return <div className={styles.contact}>{content}</div>;
  return (
    <a className={cx(styles.contact, urgent && styles.urgent)} href={`tel:${tel.replace(/[^\d]/g, '')}`}>
      {content}
    </a>
  );
}
