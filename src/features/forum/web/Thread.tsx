import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { COMMENTS_ON_A_PAGE } from '#domain/community/forum.ts';
import { readView } from '#features/views/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { refresh, refreshLater } from '#ui/app/submission.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { Pager } from '#ui/layout/Pager.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { saveReadPosition } from '../reading-contract.ts';
import { CommentCard } from './CommentCard.tsx';
import { hashOf, placeHash, queryOf, readComments } from './forum-pages.ts';
import { type Comment, commentOf, type Post } from './forum-texts.ts';
import styles from './Thread.module.css';
import type { OneWriting } from './useOneWriting.ts';

interface ThreadProps {
  readonly post: Post;
  readonly page: number;
  readonly writing: OneWriting;
  /** The form of an answer, under the comment that it is for. */
  readonly answer: { readonly cid: number; readonly form: ReactNode } | null;
}

/** A page of the comments under a post, the oldest first. */
export function Thread({ post, page, writing, answer }: ThreadProps) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const heading = useTurnedPage();
  const thread = useEndpoint(...readComments(String(post.nid), page));
  const { data } = thread;
  const comments = data?.rows.map(commentOf);
  useReadPosition(post.nid, comments && (comments.at(-1)?.position ?? beforeAny(post)));
  useLinkedComment(comments);
  if (!data || !comments) return <NotLoaded of={thread} heights={[7, 7, 7]} />;
  const total = data.pager.total_pages;
  const hrefOf = (to: number) =>
    path('forumPost', { category: String(post.category), nid: String(post.nid) }, queryOf(to));
  return (
    <section aria-labelledby="comments">
      <div className={styles.count}>
        <h2 ref={heading} tabIndex={-1} className="h3" id="comments">
          {t('comments', { count: post.comments })}
        </h2>
        {total > 1 && <p className="muted small">{t('pageOf', { page, total })}</p>}
      </div>
      {comments.length === 0 && <NoComments isPastEnd={post.comments > 0} first={hrefOf(1)} />}
      <ol className={styles.thread} start={(page - 1) * COMMENTS_ON_A_PAGE + 1}>
        {comments.map((comment) => (
          <CommentCard key={comment.cid} post={post} comment={comment} page={page} writing={writing}>
            {answer?.cid === comment.cid && answer.form}
          </CommentCard>
        ))}
      </ol>
      <Pager label={t('pagesOfComments')} page={page} total={total} hrefOf={hrefOf} />
    </section>
  );
}

function NoComments({ isPastEnd, first }: { isPastEnd: boolean; first: string }) {
  const { t } = useTranslation('forum');
  if (!isPastEnd) return <p className="muted">{t('noComments')}</p>;
  return (
    <EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('pastEnd')}>
      <Link className={buttonClass({ variant: 'secondary' })} to={first} preventScrollReset>
        {t('firstPage')}
      </Link>
    </EmptyState>
  );
}

/** Whoever reads a post before anybody commented has read none; a page past the end says nothing. */
function beforeAny({ comments }: Post): number | undefined {
  return comments === 0 ? 0 : undefined;
}

/**
 * Says how far somebody read, once the comments are on the screen. A failure is no loss: the next page says it again. Where they
 * have left before the server heard it, what they see now was read too early.
 */
function useReadPosition(nid: number, position: number | undefined): void {
  const { caller, queryClient } = useApp();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (position === undefined) return;
    const params = { nid: String(nid) };
    void caller.call(saveReadPosition, { params, body: { position } }).then(
      () => {
        refreshLater(queryClient, saveReadPosition.refreshes);
        // Another post that they may be on by now keeps what it says is new.
        return isHere.current ? undefined : refresh(queryClient, [readView.path]);
      },
      () => undefined,
    );
  }, [caller, queryClient, nid, position]);
}

/** The comment that the address names, by its number or its place, comes into view and gets the focus. */
function useLinkedComment(comments: readonly Comment[] | undefined): void {
  const { hash } = useLocation();
  const cid = comments?.find(
    (comment) => hash === hashOf(comment) || hash === placeHash(comment.position),
  )?.cid;
  useEffect(() => {
    if (cid === undefined) return;
    const article = document.querySelector<HTMLElement>(`#comment-${cid} article`);
    article?.focus({ preventScroll: true });
    article?.scrollIntoView({ block: 'center' });
  }, [cid]);
}
