import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { COMMENTS_ON_A_PAGE } from '#domain/community/forum.ts';
import { readView } from '#features/views/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { refresh, refreshLater } from '#ui/app/submission.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { Pager } from '#ui/layout/Pager.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useIsHere } from '#ui/usePresence.ts';
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
  /** The form of an answer, and the comment that it goes under. */
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
        {/* It takes the focus when the page is turned, so its name says which page. */}
        <h2
          ref={heading}
          tabIndex={-1}
          className="h3"
          id="comments"
          aria-labelledby={total > 1 ? 'comments comments-page' : undefined}
        >
          {t('comments', { count: post.comments })}
        </h2>
        {total > 1 && (
          <p className="muted small" id="comments-page">
            {t('pageOf', { page, total })}
          </p>
        )}
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

/** The position to store when a page has no comments: 0 under a post without any; none on a page past the end. */
function beforeAny({ comments }: Post): number | undefined {
  return comments === 0 ? 0 : undefined;
}

/**
 * Tells the server how far somebody has read, once the comments are on the screen. A failure does not matter: the next page tells it
 * again. If they have left by the time of the answer, the lists that they see now were fetched too early and are fetched again.
 */
function useReadPosition(nid: number, position: number | undefined): void {
  const { caller, queryClient } = useApp();
  const isHere = useIsHere();
  useEffect(() => {
    if (position === undefined) return;
    const params = { nid: String(nid) };
    void caller.call(saveReadPosition, { params, body: { position } }).then(
      () => {
        refreshLater(queryClient, saveReadPosition.refreshes);
        // Only the lists: another post that they may be reading by now keeps showing what is new in it.
        return isHere() ? undefined : refresh(queryClient, [readView.path]);
      },
      () => undefined,
    );
  }, [caller, queryClient, nid, position, isHere]);
}

/** Scrolls to the comment that the address names by its number or position, and focuses it; again if its link is pressed again. */
function useLinkedComment(comments: readonly Comment[] | undefined): void {
  const { hash, key } = useLocation();
  const cid = comments?.find(
    (comment) => hash === hashOf(comment) || hash === placeHash(comment.position),
  )?.cid;
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    if (cid === undefined || shownAt.current === key) return;
    shownAt.current = key;
    const article = document.querySelector<HTMLElement>(`#comment-${cid} article`);
    article?.focus({ preventScroll: true });
    article?.scrollIntoView({ block: 'center' });
  }, [cid, key]);
}
