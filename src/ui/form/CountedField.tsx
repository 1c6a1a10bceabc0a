import { type ReactNode, useId } from 'react';
import { type Count, Counter, isTight } from './Counter.tsx';
import { Field, type FieldOptions, type Wiring } from './Field.tsx';

export type CountedFieldProps = FieldOptions & {
  label: ReactNode;
  /** As in Field. */
  askedBy?: string | undefined;
  count?: Count | undefined;
};

type Props = CountedFieldProps & { name: string; children: (wiring: Wiring) => ReactNode };

/** A field of text. `count` shows a counter near the limit; the caller checks the limit, so that no text is truncated. */
export function CountedField({ count, children, ...field }: Props) {
  const countId = useId();
  return (
    <Field {...field} describedBy={count && isTight(count) ? countId : undefined}>
      {(wiring) => (
        <>
          {children(wiring)}
          {count && <Counter id={countId} {...count} />}
        </>
      )}
    </Field>
  );
}
