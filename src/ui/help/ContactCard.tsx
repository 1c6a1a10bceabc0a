import { Ear, Info, type LucideIcon, Moon, Phone, Stethoscope } from 'lucide-react';
import { useId } from 'react';
import { dialling } from '#domain/content/contact.ts';
import type { Language } from '#domain/kit/language.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useForeign } from '../app/language.ts';
import { cx } from '../cx.ts';
import styles from './ContactCard.module.css';

export interface ContactCardProps {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly tel: string | null;
  readonly otherTel: string | null;
  readonly free: boolean;
  readonly hours: string | null;
  readonly url: string | null;
  readonly urgent: boolean;
  readonly langcode: Language;
}

/** What those without a number on their card are recognised by. */
const ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  gp: Stethoscope,
  gp_out_of_hours: Moon,
  luisterlijn: Ear,
};

/** A contact: a card that dials its number and says when to call and what it costs, with a second number and the website below. */
export function ContactCard(contact: ContactCardProps) {
  const { id, name, when, tel, otherTel, free, hours, url, urgent, langcode } = contact;
  const { t } = useTranslation('ui');
  const Icon = tel ? Phone : (ICONS[id] ?? Info);
  const lang = useForeign(langcode);
  const nameId = useId();
  const whenId = useId();
  const terms = [free ? t('contact.free') : '', hours ?? ''].filter(Boolean);
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.name} id={nameId}>
        {name}
        {tel && !name.includes(tel) && <span className={styles.tel}> {tel}</span>}
      </span>
      <span className={styles.when} id={whenId}>
        {when}
        {terms.length > 0 && <span className={styles.terms}>{terms.join(' · ')}</span>}
      </span>
    </>
  );
  return (
    <div className={styles.frame} lang={lang}>
      {tel ? (
        <a
          className={cx(styles.contact, urgent && styles.urgent)}
          href={dialling(tel)}
          aria-labelledby={nameId}
          aria-describedby={whenId}
        >
          {content}
        </a>
      ) : (
        <div className={styles.contact}>{content}</div>
      )}
      {(otherTel ?? url) && (
        <p className={styles.ways}>
          {otherTel && (
            <a href={dialling(otherTel)}>
              {otherTel}
              <span className="visually-hidden"> {name}</span>
            </a>
          )}
          {url && (
            <a href={url} rel="noreferrer">
              {siteName(url)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** The host of a website without `www`, as people call it. */
export function siteName(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
