import { type ReactNode, useEffect, useRef } from 'react';
import { FormActions } from '#ui/form/FormActions.tsx';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly heading: string;
  /** It replaces the current form, so the focus moves to the heading. */
  readonly takesFocus: boolean;
  /** What it means, as paragraphs. */
  readonly children: ReactNode;
  /** The actions, the primary one first. */
  readonly actions: ReactNode;
}

/** The outcome of an action or of a link in a mail, with what to do next. */
export function Outcome({ heading, takesFocus, children, actions }: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div className="stack">
        <h1 ref={title} className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
      <FormActions>{actions}</FormActions>
    </>
  );
}
