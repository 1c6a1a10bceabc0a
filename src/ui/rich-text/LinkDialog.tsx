import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { meantAddress } from '#domain/kit/poor-text.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { showProblem } from '../focus/show-problem.ts';
import { TextField } from '../form/TextField.tsx';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/overlay/Dialog.tsx';
import { linkAt, removeLink, setLink } from './link-mark.ts';

type LinkDialogProps = { editor: Editor; id: string; onClose: () => void };

/** Asks where a link leads. The form around it does not notice. */
export function LinkDialog({ editor, id, onClose }: LinkDialogProps) {
  const { t } = useTranslation('ui');
  const present = linkAt(editor);
  const [typed, setTyped] = useState(present);
  const [refused, setRefused] = useState(false);
  const field = `${id}-link`;

  const save = () => {
    const address = meantAddress(typed);
    if (address === null) {
      showProblem(field, () => setRefused(true));
      return;
    }
    onClose();
    setLink(editor, address, typed.trim());
  };
  const remove = () => {
    onClose();
    removeLink(editor);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editor.link')}
      actions={
        <>
          <Button onClick={save}>{t('editor.linkSave')}</Button>
          {present !== '' && (
            <Button variant="secondary" onClick={remove}>
              {t('editor.linkRemove')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        name={field}
        label={t('editor.linkAddress')}
        description={t('editor.linkExample')}
        error={refused ? t('editor.linkInvalid') : undefined}
        value={typed}
        onChange={setTyped}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        onKeyDown={(event) => {
          // Enter would submit the form around it.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
    </Dialog>
  );
}
