import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { htmlOfTyped, typedOf } from '#domain/kit/poor-text.ts';
import { cx } from '../cx.ts';
import controls from '../form/control.module.css';
import type { Bound } from '../form/Field.tsx';
import look from '../form/TextArea.module.css';

type PlainAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'ref' | keyof Bound<string>> &
  Bound<string> & {
    /** Receives the text before the caret when the area is removed while it has the focus. */
    typedBefore: RefObject<string | null>;
  };

/** Stands in for the editor. Formatting in the value survives until the text is changed here. */
export function PlainArea({ value, onChange, typedBefore, ...rest }: PlainAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // Spaces and line breaks at the ends are kept while typing, but are not part of the value.
  const [typed, setTyped] = useState({ text: typedOf(value), html: value });
  const text = typed.html === value ? typed.text : typedOf(value);

  useLayoutEffect(() => {
    const area = ref.current;
    return () => {
      if (area === null || document.activeElement !== area) return;
      typedBefore.current = area.value.slice(0, area.selectionStart);
    };
  }, [typedBefore]);

  return (
    <textarea
      {...rest}
      ref={ref}
      value={text}
      onChange={(event) => {
        const html = htmlOfTyped(event.target.value);
        setTyped({ text: event.target.value, html });
        onChange(html);
      }}
      className={cx(controls.control, look.area, look.plain)}
    />
  );
}
