import { type ReactNode, useId, useRef, useState } from 'react';
import { plainOf } from '#domain/kit/poor-text.ts';
import { Counter, isTight } from '../form/Counter.tsx';
import { type Bound, Field, type FieldOptions } from '../form/Field.tsx';
import { PlainArea } from './PlainArea.tsx';
import { useEditorPart } from './useEditorPart.ts';

type RichTextFieldProps = FieldOptions &
  Bound<string> & {
    label: ReactNode;
    /** As in Field. */
    askedBy?: string | undefined;
    /** Counted in visible characters; shows a counter near the limit. The caller checks it, so that no text is truncated. */
    maxLength: number;
  };

/**
 * A text with bold, lists and links. Its value is HTML as allowed by `poor_text`, and '' for nothing. The editor is loaded when
 * the field shows; until then, or if that fails, a plain field takes the same text (ADR 56).
 */
export function RichTextField({ name, value, onChange, maxLength, ...field }: RichTextFieldProps) {
  const Editor = useEditorPart();
  const [composing, setComposing] = useState(false);
  const typedBefore = useRef<string | null>(null);
  const countId = useId();
  const count = { text: plainOf(value), max: maxLength };
  return (
    <Field {...field} name={name} describedBy={isTight(count) ? countId : undefined}>
      {(wiring, labelId) => (
        <>
          {/* A word that is half composed would be lost. */}
          {Editor && !composing ? (
            <Editor
              value={value}
              onChange={onChange}
              typedBefore={typedBefore}
              wiring={wiring}
              labelId={labelId}
            />
          ) : (
            <PlainArea
              {...wiring}
              name={name}
              value={value}
              onChange={onChange}
              typedBefore={typedBefore}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
            />
          )}
          <Counter id={countId} {...count} />
        </>
      )}
    </Field>
  );
}
