import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** A question with a collapsed answer, or details that only some readers need. Works without JavaScript. */
export function Disclosure({
  title,
  lang,
  isOpen,
  children,
}: {
  title: string;
  /** Set when the text is not in the language of the page. */
  lang?: string | undefined;
  /** Whether it shows its content at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} lang={lang} open={isOpen}>
      <summary className={styles.title}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
