import { Info, Phone } from 'lucide-react';
import { cx } from '../cx.ts';
import styles from './ContactCard.module.css';

interface ContactCardProps {
  readonly name: string;
  readonly when: string;
  readonly tel: string | null;
  readonly urgent: boolean;
}

/** One contact; with a number it is a link that dials. */
export function ContactCard({ name, when, tel, urgent }: ContactCardProps) {
  const content = (
    <>
      <span className={styles.icon}>{tel ? <Phone aria-hidden="true" /> : <Info aria-hidden="true" />}</span>
      <span className={styles.name}>
        {name}
        {tel && !name.includes(tel) && <span className={styles.tel}> {tel}</span>}
      </span>
      <span className={styles.when}>{when}</span>
    </>
  );
  if (!tel) return <div className={styles.contact}>{content}</div>;
  return (
    <a className={cx(styles.contact, urgent && styles.urgent)} href={`tel:${tel.replace(/[^\d]/g, '')}`}>
      {content}
    </a>
  );
}
