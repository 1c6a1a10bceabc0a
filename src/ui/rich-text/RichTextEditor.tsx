import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import type { Wiring } from '../form/Field.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { contentOf, editorProps, openEditor } from './open-editor.ts';
import { poorTextClass } from './PoorText.tsx';
import styles from './RichText.module.css';

export interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  /** As in `openEditor`; read only once. */
  typedBefore: RefObject<string | null>;
  wiring: Wiring;
  labelId: string;
}

/** The editor with its toolbar, in a file of its own that is loaded when a field shows. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, typedBefore, labelId } = props;
  const {
    id,
    'aria-labelledby': labelledBy = labelId,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  } = props.wiring;
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  /** The value last exchanged with the form, as the editor writes the same text in its own way. */
  const exchanged = useRef(value);
  const changed = useEffectEvent((html: string) => {
    exchanged.current = html;
    onChange(html);
  });
  const open = useEffectEvent((element: HTMLElement) =>
    openEditor({ element, html: value, typed: typedBefore.current, onChange: (html) => changed(html) }),
  );

  // Before the page is painted, so that something always has the focus.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const opened = open(frame.current);
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  useLayoutEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editorProps,
        attributes: {
          id,
          class: cx(poorTextClass, styles.area),
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          ...(invalid ? { 'aria-invalid': 'true' } : {}),
        },
      },
    });
  }, [editor, id, labelledBy, describedBy, invalid]);

  // A value from outside: a draft, or an empty form after saving.
  useEffect(() => {
    if (!editor || value === exchanged.current) return;
    exchanged.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  // By itself a label works only for native controls.
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);

  return (
    <div className={styles.editor} data-invalid={invalid}>
      {editor && <EditorToolbar editor={editor} id={id} />}
      <div ref={frame} />
    </div>
  );
}
