import { useState } from 'react';
import { checkText } from '#domain/community/text.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { useFocusSoon } from '#ui/form/useFocusSoon.ts';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Flaggable } from '../forum-texts.ts';
import { TextConflict } from './TextConflict.tsx';
import { useOwnText } from './useOwnText.ts';
import { useWriting } from './useWriting.ts';
import { type Writer, WritersOnly } from './WritersOnly.tsx';
import { WritingForm } from './WritingForm.tsx';

interface TextEditingProps {
  readonly target: Flaggable;
  /** The text as stored now. */
  readonly html: string;
  readonly revision: number;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form to change one's own text, or two versions to choose from if another device saved one first. */
export function TextEditing(props: TextEditingProps) {
  const [mine, setMine] = useState<string | null>(null);
  return (
    <WritersOnly>
      {(writer) =>
        mine === null ? (
          <EditForm {...props} writer={writer} onConflict={setMine} />
        ) : (
          <TextConflict {...props} keeper={writer.keeper} mine={mine} />
        )
      }
    </WritersOnly>
  );
}

interface EditFormProps extends TextEditingProps {
  readonly writer: Writer;
  readonly onConflict: (mine: string) => void;
}

function EditForm({ writer, target, html, revision, onSaved, onCancel, onConflict }: EditFormProps) {
  const { t } = useTranslation('forum');
  const toast = useToast();
  const { draftKey, maxLength, send, refresh } = useOwnText(target);
  const writing = useWriting({
    ...writer,
    draftKey,
    stored: { body: html },
    revision,
    check: ({ body }) => checkText('body', plainOf(body), maxLength),
    labelOf: () => t('edit.label'),
    async send({ body }, basedOn) {
      // Revisions count from 1, so 0 is always a conflict: someone who had not seen the text sees it first.
      await send(body, basedOn ?? 0);
      toast.show({ tone: 'success', text: t('edit.saved') });
      onSaved();
    },
    async onConflict({ body }) {
      await refresh();
      onConflict(body);
    },
    refused: ({ code }) => (code === 'role_missing' ? t('edit.refused') : undefined),
    notPlaced: t('edit.notSaved'),
  });
  useFocusSoon('body');
  return (
    <WritingForm writing={writing} submitLabel={t('edit.save')} isChange onCancel={onCancel}>
      <RichTextField label={t('edit.label')} maxLength={maxLength} {...writing.form.field('body')} />
    </WritingForm>
  );
}
