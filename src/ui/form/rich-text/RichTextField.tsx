import { type ReactNode, useId } from 'react';
import { plainOf } from '#domain/kit/poor-text.ts';
import { Counter, isTight } from '../Counter.tsx';
import { type Bound, Field, type FieldOptions } from '../Field.tsx';
import { PlainArea } from './PlainArea.tsx';

export type RichTextFieldProps = FieldOptions &
  Bound<string> & {
    label: ReactNode;
    /** As in Field. */
    askedBy?: string | undefined;
    /** In characters of what a reader sees; shows a counter near it. The caller checks it, so that no text is truncated. */
    maxLength: number;
  };

/** A text with bold, lists and links. Its value is HTML as `poor_text` has it, and '' for nothing. */
export function RichTextField({ name, value, onChange, maxLength, ...field }: RichTextFieldProps) {
  const countId = useId();
  const count = { length: plainOf(value).length, max: maxLength };
  return (
    <Field {...field} name={name} describedBy={isTight(count) ? countId : undefined}>
      {(wiring) => (
        <>
          <PlainArea {...wiring} name={name} value={value} onChange={onChange} />
          <Counter id={countId} {...count} />
        </>
      )}
    </Field>
  );
}
