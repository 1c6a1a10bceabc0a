import type { ReactNode } from 'react';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';

/** What every control of a question gets: its field in the form, and the heading above it. */
export interface QuestionControl<Value> {
  readonly field: Bound<Value> & FieldOptions;
  /** The question, as the heading of the view or of a column. */
  readonly heading: ReactNode;
  /** The id of the words of the question, where the heading holds more. */
  readonly wordsId?: string | undefined;
}
