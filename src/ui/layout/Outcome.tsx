import { type ReactNode, useEffect, useRef } from 'react';
import { FormActions } from '#ui/form/FormActions.tsx';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly heading: string;
  /** It takes the place of what a person was doing: a screen reader reads on at the heading. */
  readonly takesFocus: boolean;
  /** What it means, as paragraphs. */
  readonly children: ReactNode;
  /** The ways on, the main one first. */
  readonly actions: ReactNode;
}

/** What came of an action or of a link out of a mail: what is, and what someone can do now. */
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
