import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ErrorSummary.module.css';
import { fieldId } from './Field.tsx';

type ErrorSummaryProps = { problems: readonly { name: string; text: string }[] };

/** Native autofocus, for pages without JavaScript. */
const FOCUSED = { autoFocus: true };

/**
 * For forms with several fields, above the first one. It takes focus when it appears, not when a problem is
 * solved while typing; give it a new `key` on every failed submit to take focus again.
 */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const any = problems.length > 0;

  useEffect(() => {
    if (any) ref.current?.focus();
  }, [any]);

  if (!any) return null;
  const goTo = (event: MouseEvent, name: string) => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    event.preventDefault();
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  };
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} {...FOCUSED} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <CircleAlert aria-hidden />
        {t('errorSummary')}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
