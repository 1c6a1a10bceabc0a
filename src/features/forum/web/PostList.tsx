import { Heart, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { Pager } from '#ui/layout/Pager.tsx';
import { useNameOfPage } from '#ui/layout/useNameOfPage.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { PostRow } from '../contract.ts';
import styles from './Forum.module.css';
import { queryOf, readPosts } from './forum-pages.ts';
import { untitled } from './forum-texts.ts';
import { useMoment } from './useMoment.ts';
import { useNameOf } from './useNameOf.ts';
import { WriterPicture } from './WriterPicture.tsx';

interface PostListProps {
  readonly category: string;
  readonly page: number;
  /** Whether the reader may write a post here. */
  readonly mayWrite: boolean;
}

/** A page of the posts of a category. */
export function PostList({ category, page, mayWrite }: PostListProps) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const list = useTurnedPage();
  const nameOf = useNameOfPage();
  const posts = useEndpoint(...readPosts(category, page));
  const { data } = posts;
  if (!data) return <NotLoaded of={posts} heights={[6, 6, 6]} />;
  const { rows, pager } = data;
  if (rows.length === 0) return <NoPosts category={category} total={pager.total_items} mayWrite={mayWrite} />;
  return (
    <div className="stack">
      <ul
        ref={list}
        tabIndex={-1}
        className="stack"
        aria-label={nameOf(t('postList'), page, pager.total_pages)}
      >
        {rows.map((post) => (
          <Post key={post.nid} post={post} />
        ))}
      </ul>
      <Pager
        label={t('pagesOfPosts')}
        page={page}
        total={pager.total_pages}
        hrefOf={(to) => path('forumCategory', { category }, queryOf(to))}
      />
    </div>
  );
}

function NoPosts({ category, total, mayWrite }: Omit<PostListProps, 'page'> & { readonly total: number }) {
  const { t } = useTranslation('forum');
  const path = usePath();
  return (
    <EmptyState icon={<MessageCircle aria-hidden="true" />} title={t(total > 0 ? 'pastEnd' : 'noPosts')}>
      {total > 0 ? (
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={path('forumCategory', { category })}
          preventScrollReset
        >
          {t('firstPage')}
        </Link>
      ) : (
        mayWrite && <p>{t('beTheFirst')}</p>
      )}
    </EmptyState>
  );
}

function Post({ post }: { post: PostRow }) {
  const { t } = useTranslation('forum');
  const moment = useMoment();
  const writerOf = useNameOf();
  const { last_comment_timestamp: last, unread_count: unread } = post;
  const since = last === null ? Date.parse(post.created) : last * 1_000;
  return (
    <Card as="li" className={styles.post}>
      <WriterPicture author={post.author} />
      <div>
        <h2 className="h4" lang={post.langcode}>
          <Link className={styles.cover} to={post.url}>
            {post.title || t(untitled(post))}
          </Link>
        </h2>
        <p className={styles.meta}>
          {post.hidden ? (
            <Chip tone="outline">
              {t(post.hidden.by === 'removed' ? 'hidden.removedShort' : 'hidden.short')}
            </Chip>
          ) : (
            <strong>{writerOf(post)}</strong>
          )}
          {post.is_own && <Chip tone="outline">{t('own')}</Chip>}
          {unread !== null && unread > 0 && <Chip>{t('unread', { count: unread })}</Chip>}
          <span>{moment(since)}</span>
          <span>
            <MessageCircle aria-hidden="true" />
            {t('comments', { count: post.comment_count })}
          </span>
          <span>
            <Heart aria-hidden="true" />
            {t('hearts', { count: post.like_count })}
          </span>
        </p>
      </div>
    </Card>
  );
}
