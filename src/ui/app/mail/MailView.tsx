import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './MailView.module.css';

interface MailViewProps {
  /** The mail exactly as it is sent. */
  readonly mail: {
    readonly to: string;
    readonly subject: string;
    readonly preheader: string;
    readonly paragraphs: readonly string[];
    readonly links: readonly string[];
    readonly foot: readonly string[];
  };
}

/** Shows a mail as its recipient will see it. Its buttons are only drawn and lead nowhere. */
export function MailView({ mail }: MailViewProps) {
  const { t } = useTranslation('ui');
  const heads = [
    [t('mailView.to'), mail.to],
    [t('mailView.from'), t('titleSuffix')],
    [t('mailView.subject'), mail.subject],
    [t('mailView.preheader'), mail.preheader],
  ] as const;
  return (
    <article className={styles.mail} aria-label={t('mailView.label')}>
      <dl className={styles.head}>
        {heads.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.body}>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.links}>
          {mail.links.map((link) => (
            <span key={link} className={styles.link}>
              {link}
            </span>
          ))}
        </p>
        {mail.foot.map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
      </div>
    </article>
  );
}
