import type { ReactNode } from 'react';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Title } from './Title.tsx';

interface OutcomeProps {
  readonly heading: string;
  /** Whether it replaces a form on the open page, so that the focus moves to the heading. */
  readonly takesFocus: boolean;
  /** What it means, as paragraphs. */
  readonly children: ReactNode;
  /** The actions, the primary one first. */
  readonly actions?: ReactNode;
}

/** The outcome of an action or of a link in a mail, with what to do next. */
export function Outcome({ heading, takesFocus, children, actions }: OutcomeProps) {
  return (
    <>
      <div className="stack">
        <Title takesFocus={takesFocus}>{heading}</Title>
        {children}
      </div>
      {actions && <FormActions>{actions}</FormActions>}
    </>
  );
}
