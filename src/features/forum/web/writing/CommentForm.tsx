import { CornerDownRight } from 'lucide-react';
import { COMMENT_MAX_LENGTH, checkComment } from '#domain/community/forum.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { placeOfComment } from '#features/nodes/draft-contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFocusSoon } from '#ui/form/useFocusSoon.ts';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { createComment } from '../../comment-contract.ts';
import { readForum } from '../../contract.ts';
import { type Comment, commentOf, type Post } from '../forum-texts.ts';
import { useEnough } from '../useEnough.ts';
import { useNameOf } from '../useNameOf.ts';
import { useWriting } from './useWriting.ts';
import type { Writer } from './WritersOnly.tsx';
import { WritingForm } from './WritingForm.tsx';

interface CommentFormProps {
  readonly writer: Writer;
  readonly post: Post;
  /** The comment that it answers. */
  readonly parent: Comment | null;
  readonly onPlaced: (comment: Comment) => void;
  readonly onCancel: () => void;
}

/** A comment to write, to the post or in answer to another comment. */
export function CommentForm({ writer, post, parent, onPlaced, onCancel }: CommentFormProps) {
  const { t } = useTranslation('forum');
  const nameOf = useNameOf();
  const nickname = useEndpoint(readForum).data?.nickname;
  const creation = useSubmission(createComment);
  const writing = useWriting({
    ...writer,
    draftKey: placeOfComment({ nid: post.nid, parent: parent && parent.cid }),
    stored: { field_body: '' },
    revision: null,
    check: ({ field_body: body }) => checkComment(plainOf(body)),
    labelOf: () => t('comment.label'),
    async send(values) {
      const placed = await creation.send({
        body: {
          entity_id: post.nid,
          entity_type: 'node',
          field_name: 'comment_forum',
          ...values,
          ...(parent ? { pid: parent.cid } : {}),
        },
      });
      onPlaced(commentOf(placed));
    },
    refused: useEnough('comment'),
    notPlaced: t('comment.notPlaced'),
  });
  useFocusSoon('field_body');
  return (
    <WritingForm
      writing={writing}
      submitLabel={t('comment.place')}
      onCancel={onCancel}
      heading={
        parent && (
          <p className="row">
            <CornerDownRight aria-hidden="true" />
            {t('comment.answering', { name: nameOf(parent) })}
          </p>
        )
      }
    >
      <RichTextField
        label={t('comment.label')}
        description={nickname ? t('comment.as', { name: nickname }) : t('comment.rule')}
        maxLength={COMMENT_MAX_LENGTH}
        {...writing.form.field('field_body')}
      />
    </WritingForm>
  );
}
