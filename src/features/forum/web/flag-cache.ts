import type { QueryClient } from '@tanstack/react-query';
import type { ViewPage } from '#contract/view.ts';
import { fieldValue } from '#contract/wire.ts';
import { type Flag, isReport } from '#domain/community/forum.ts';
import { readOf } from '#features/views/contract.ts';
import { refreshLater } from '#ui/app/submission.ts';
import { commentsView, type ForumComment } from '../comment-contract.ts';
import type { ForumPost } from '../contract.ts';
import { addFlag } from '../flag-contract.ts';
import { readPost } from './forum-pages.ts';
import type { Flaggable } from './forum-texts.ts';

/**
 * Stores in the cached text that the reader likes or reports it, or no longer does, so that it still says so when they come back. The
 * server's counts are fetched with the next page that shows the text: nothing may move under the finger.
 */
export function noteFlag(
  queryClient: QueryClient,
  { type, id }: Flaggable,
  change: { readonly flag: Flag; readonly on: boolean },
): void {
  if (type === 'node') {
    const [{ path }, input] = readPost(String(id));
    queryClient.setQueryData<ForumPost>([path, input], (post) => post && flagged(post, change));
  } else {
    const [{ path }, { params }] = readOf(commentsView);
    queryClient.setQueriesData<ViewPage<ForumComment>>(
      { queryKey: [path, { params }] },
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((row) => (fieldValue(row.cid) === id ? flagged(row, change) : row)),
        },
    );
  }
  refreshLater(queryClient, addFlag.refreshes);
}

interface Flagged {
  readonly flags: { readonly [Of in Flag]?: boolean };
  readonly like_count: number;
}

function flagged<Text extends Flagged>(text: Text, { flag, on }: { flag: Flag; on: boolean }): Text {
  if (text.flags[flag] === on) return text;
  const likes = isReport(flag) ? 0 : on ? 1 : -1;
  return { ...text, flags: { ...text.flags, [flag]: on }, like_count: text.like_count + likes };
}
