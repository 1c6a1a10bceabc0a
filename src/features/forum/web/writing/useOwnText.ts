import { COMMENT_MAX_LENGTH, POST_MAX_LENGTH } from '#domain/community/forum.ts';
import { changeOf, readOf } from '#features/nodes/contract.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { changeComment } from '../../comment-contract.ts';
import { forumPostContract } from '../../contract.ts';
import type { Flaggable } from '../forum-texts.ts';
import { draftKeyOf } from './text-draft.ts';

/** The calls that change one's own post or comment, in one shape. */
export function useOwnText({ type, id }: Flaggable) {
  const { queryClient } = useApp();
  const post = useSubmission(changeOf(forumPostContract));
  const comment = useSubmission(changeComment);
  const isPost = type === 'node';
  return {
    draftKey: isPost ? draftKeyOf.post(id) : draftKeyOf.comment(id),
    maxLength: isPost ? POST_MAX_LENGTH : COMMENT_MAX_LENGTH,
    async send(html: string, revision: number): Promise<void> {
      if (isPost) await post.send({ params: { nid: String(id) }, body: { body: html, revision } });
      else await comment.send({ params: { cid: String(id) }, body: { field_body: html, revision } });
    },
    /** Reads the text again after another device changed it. */
    refresh: () => {
      const { path } = isPost ? readOf(forumPostContract) : readView;
      return queryClient.invalidateQueries({ queryKey: [path] });
    },
  };
}
