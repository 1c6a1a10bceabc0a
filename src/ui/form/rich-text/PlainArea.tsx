import { type ComponentProps, useState } from 'react';
import { htmlOfTyped, typedOf } from '#domain/kit/poor-text.ts';
import { cx } from '../../cx.ts';
import controls from '../control.module.css';
import type { Bound } from '../Field.tsx';
import area from '../TextArea.module.css';

type PlainAreaProps = Omit<ComponentProps<'textarea'>, 'className' | keyof Bound<string>> & Bound<string>;

/** Stands in for the editor. Formatting that the value has is kept until the text is changed here. */
export function PlainArea({ value, onChange, ...rest }: PlainAreaProps) {
  // Spaces and line breaks at the ends are part of typing, but not of the value.
  const [typed, setTyped] = useState({ text: typedOf(value), html: value });
  const text = typed.html === value ? typed.text : typedOf(value);
  return (
    <textarea
      {...rest}
      value={text}
      onChange={(event) => {
        const html = htmlOfTyped(event.target.value);
        setTyped({ text: event.target.value, html });
        onChange(html);
      }}
      className={cx(controls.control, area.area)}
    />
  );
}
