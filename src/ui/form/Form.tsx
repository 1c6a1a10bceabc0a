import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../primitives/Banner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

type FormProps = {
  /** The result of `useProblemForm`. */
  form: {
    onSubmit: (event: FormEvent) => Promise<void>;
    attempts: number;
    summary: readonly { name: string; text: string }[];
    failure: string | null;
    needsScript: boolean;
  };
  /** The heading of the error summary. */
  heading?: ReactNode;
  /** Shows why sending failed below the form instead of above it. */
  failsBelow?: boolean;
  children: ReactNode;
};

/** A form with its errors on top: several problems as a list, or why it could not be sent. */
export function Form({ form, heading, failsBelow = false, children }: FormProps) {
  const failure = form.failure && (
    <Banner tone="danger" role="alert">
      {form.failure}
    </Banner>
  );
  return (
    <form
      className="stack"
      method="post"
      noValidate
      // `before-page.js` holds such a form until the page reacts.
      data-scripted={form.needsScript ? '' : undefined}
      onSubmit={(event) => void form.onSubmit(event)}
    >
      {heading}
      <ErrorSummary key={form.attempts} problems={form.summary} />
      {!failsBelow && failure}
      {children}
      {failsBelow && failure}
    </form>
  );
}
