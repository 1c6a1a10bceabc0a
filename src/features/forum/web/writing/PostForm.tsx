import { useState } from 'react';
import { checkPost, POST_MAX_LENGTH, POST_TITLE_MAX_LENGTH } from '#domain/community/forum.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { createOf } from '#features/nodes/contract.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useFocusSoon } from '#ui/form/useFocusSoon.ts';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { forumPostContract } from '../../contract.ts';
import { type Post, postOf } from '../forum-texts.ts';
import { useEnough } from '../useEnough.ts';
import { keyOfNewPost } from './text-draft.ts';
import { useWriting } from './useWriting.ts';
import type { Writer } from './WritersOnly.tsx';
import { WritingForm } from './WritingForm.tsx';

interface PostFormProps {
  readonly writer: Writer;
  readonly category: number;
  /** The form stays busy until it is done. */
  readonly onPlaced: (post: Post) => Promise<void>;
  readonly onCancel: () => void;
}

/** A new post of a category. */
export function PostForm({ writer, category, onPlaced, onCancel }: PostFormProps) {
  const { t } = useTranslation('forum');
  const creation = useSubmission(createOf(forumPostContract));
  const [draftKey] = useState(() => keyOfNewPost(writer, category));
  const writing = useWriting({
    ...writer,
    draftKey,
    stored: { title: '', body: '' },
    revision: null,
    check: ({ title, body }) => checkPost({ title, text: plainOf(body) }),
    labelOf: (name) => t(name === 'title' ? 'post.title' : 'post.label'),
    async send(values) {
      const { type } = forumPostContract;
      const body = { type, ...values, taxonomy_forums: [{ target_id: category }] };
      const placed = postOf(await creation.send({ query: { draft: draftKey }, body }));
      // Before the next page, which may be slow.
      writing.saver.settle();
      await onPlaced(placed);
    },
    refused: useEnough('post'),
    notPlaced: t('post.notPlaced'),
  });
  const { form } = writing;
  useFocusSoon('title', writer.isJustNamed);
  return (
    <WritingForm writing={writing} submitLabel={t('post.place')} onCancel={onCancel}>
      <TextField
        label={t('post.title')}
        autoComplete="off"
        count={{ text: form.values.title, max: POST_TITLE_MAX_LENGTH }}
        {...form.field('title')}
      />
      <RichTextField
        label={t('post.label')}
        description={t('post.about')}
        maxLength={POST_MAX_LENGTH}
        {...form.field('body')}
      />
    </WritingForm>
  );
}
