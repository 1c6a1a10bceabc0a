import type { Editor } from '@tiptap/core';
import { Bold, Link, List, ListOrdered } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';

/**
 * The toolbar for the text with this id: one stop of the Tab key, with arrow keys inside (APG: toolbar). A press returns the
 * focus to the text.
 */
export function EditorToolbar({ editor, id }: { editor: Editor; id: string }) {
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [asked, setAsked] = useState(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', lookAgain);
    return () => {
      editor.off('transaction', lookAgain);
    };
  }, [editor]);

  const tools = [
    { kind: 'bold', icon: <Bold aria-hidden />, press: () => editor.chain().focus().toggleBold().run() },
    {
      kind: 'bulletList',
      icon: <List aria-hidden />,
      press: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      kind: 'orderedList',
      icon: <ListOrdered aria-hidden />,
      press: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { kind: 'link', icon: <Link aria-hidden />, press: () => setAsked(true) },
  ] as const;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const moves: Record<string, number> = {
      ArrowLeft: stop === 0 ? last : stop - 1,
      ArrowRight: stop === last ? 0 : stop + 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, one at a time */}
      <div
        ref={bar}
        className={cx(styles.bar, 'screen-only')}
        role="toolbar"
        aria-label={t('editor.tools')}
        aria-controls={id}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ kind, icon, press }, place) => (
          <IconButton
            key={kind}
            label={t(`editor.${kind}`)}
            title={t(`editor.${kind}`)}
            icon={icon}
            className={styles.tool}
            aria-pressed={editor.isActive(kind)}
            tabIndex={place === stop ? 0 : -1}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(place)}
            onClick={press}
          />
        ))}
      </div>
      {asked && <LinkDialog editor={editor} id={id} onClose={() => setAsked(false)} />}
    </>
  );
}
