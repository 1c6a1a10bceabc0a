import type { ReactNode } from 'react';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';

/** How a control of an exercise is bound to the form, and what stands above it. */
export interface AskedField<Value> {
  readonly field: Bound<Value> & FieldOptions;
  /** The heading of the view, which is the question; or that of a column. */
  readonly heading: ReactNode;
}
