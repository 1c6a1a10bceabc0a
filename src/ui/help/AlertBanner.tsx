import { CircleAlert, Info, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AlertType } from '#domain/content/crisis-alert.ts';
import { Sentence } from '../app/Words.tsx';
import { cx } from '../cx.ts';
import { Button } from '../primitives/Button.tsx';
import styles from './AlertBanner.module.css';

const ICONS = { crisis: LifeBuoy, warning: CircleAlert, info: Info };

interface AlertBannerProps {
  readonly tone: AlertType;
  /** The tone in words, because colour alone must not carry it. */
  readonly toneLabel: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The language of the text, if it is not that of the page. */
  readonly lang: string | undefined;
  /** Absent if it cannot be hidden here. */
  readonly hide?: { readonly label: ReactNode; readonly name: string; onHide(): void } | undefined;
}

/** An alert as it appears above every page of a site. */
export function AlertBanner({ tone, toneLabel, title, paragraphs, lang, hide }: AlertBannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx(styles.alert, styles[tone])}>
      <div className={cx('container', styles.row)}>
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.text}>
          <p className={styles.title}>
            <span className={styles.tone}>{toneLabel}</span> <span lang={lang}>{title}</span>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={lang}>
              <Sentence text={paragraph} />
            </p>
          ))}
        </div>
        {hide && (
          <Button
            variant="subtle"
            size="small"
            className={styles.hide}
            aria-label={hide.name}
            onClick={hide.onHide}
          >
            {hide.label}
          </Button>
        )}
      </div>
    </div>
  );
}
