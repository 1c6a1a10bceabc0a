import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Urge.module.css';

interface UrgeFrameProps {
  readonly title: string;
  /** The title in the tab, which says nothing about use. */
  readonly name?: string;
  readonly text?: string | undefined;
  /** Whether a link leads back to the other kinds of help. */
  readonly within?: boolean;
  readonly children: ReactNode;
}

/** A page for a hard moment: dark, quiet, one thing at a time. Its title in the tab says nothing about use. */
export function UrgeFrame({ title, name, text, within = true, children }: UrgeFrameProps) {
  const { t } = useTranslation('urge');
  const path = usePath();
  return (
    <div className={cx('on-deep', styles.deep)}>
      <PageTitle title={name ?? t('pageTitle')} />
      <div className={cx('container', styles.column)}>
        {within && (
          <Link
            className={cx(buttonClass({ variant: 'onDeep', size: 'small' }), styles.back)}
            to={path('urge')}
          >
            <ArrowLeft aria-hidden="true" />
            {t('otherHelp')}
          </Link>
        )}
        <div className={styles.head}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
