import { Link, type Params, redirect, useParams } from 'react-router';
import { pageOfComment } from '#domain/community/forum.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { pageIn } from '#ui/layout/page-in.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../contract.ts';
import { ClosedOff } from './decisions/ClosedOff.tsx';
import { OwnDecision } from './decisions/OwnDecision.tsx';
import { hashOf, placeHash, queryOf, readComments, readPost, refuseMissing, usePage } from './forum-pages.ts';
import { type Comment, type Post, postOf } from './forum-texts.ts';
import { Opening } from './Opening.tsx';
import { Thread } from './Thread.tsx';
import { openerOf, useOneWriting } from './useOneWriting.ts';
import { CommentForm } from './writing/CommentForm.tsx';
import { WritersOnly } from './writing/WritersOnly.tsx';

/** Waits for the post, which decides whether this page is a 404 and which category it is in. */
export async function prefetch(app: App, { category, nid = '' }: Params, url: URL): Promise<void> {
  const page = pageIn(url.searchParams);
  prefetchEndpoint(app, ...readComments(nid, page));
  prefetchEndpoint(app, readForum);
  const found = await app.queryClient
    .ensureQueryData(endpointQuery(app, ...readPost(nid)))
    .catch(refuseMissing);
  if (!found) return;
  if (found.type[0]?.target_id !== 'forum') throw new Response(null, { status: 404 });
  const own = String(postOf(found).category);
  if (own !== category) throw redirect(pathTo(app, 'forumPost', { category: own, nid }, queryOf(page)));
}

/** A post and the conversation under it. The title is only on the page, not in the tab. */
export function PostScreen() {
  const { t } = useTranslation('forum');
  const { category = '', nid = '' } = useParams();
  const path = usePath();
  const page = usePage();
  const post = useEndpoint(...readPost(nid));
  const { data } = post;
  return (
    <Page narrow before={<BackLink to={path('forumCategory', { category })}>{t('toPosts')}</BackLink>}>
      <PageTitle title={t('conversation')} />
      {!data && <NotLoaded of={post} heights={[10, 7, 7]} />}
      {data && <Conversation key={nid} post={postOf(data)} page={page} />}
    </Page>
  );
}

const NEW_COMMENT = { kind: 'comment', parent: null } as const;

function Conversation({ post, page }: { post: Post; page: number }) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const goOn = useGoOn();
  const { nid, category, isOpen } = post;
  const forum = useEndpoint(readForum).data;
  const isClosedOff = forum?.may_write === false;
  const writing = useOneWriting({ mayWrite: !isClosedOff });
  const toast = useToast();
  const commenting = writing.current?.kind === 'comment' ? writing.current : null;
  const parent = commenting && commenting.parent;
  const isToPost = commenting?.parent === null;
  const { start } = writing;
  const params = { category: String(category), nid: String(nid) };

  const placed = async (comment: Comment) => {
    writing.finish();
    const at = path('forumPost', params, queryOf(pageOfComment(comment.position)));
    await goOn(at + hashOf(comment));
    toast.show({ tone: 'success', text: t('comment.placed') });
  };
  const form = commenting && (
    <WritersOnly>
      {(writer) => (
        <CommentForm
          key={parent?.cid ?? 'post'}
          writer={writer}
          post={post}
          parent={parent}
          onPlaced={(comment) => void placed(comment)}
          onCancel={writing.cancel}
        />
      )}
    </WritersOnly>
  );

  return (
    <div className="stack">
      {/* In place of an open form it is said there; what was typed stays a draft. */}
      {isClosedOff && !writing.current && <ClosedOff until={forum.closed_until} />}
      <Opening post={post} isFolded={page > 1} writing={writing} />
      <Unread post={post} />
      <Thread post={post} page={page} writing={writing} answer={parent && { cid: parent.cid, form }} />
      {!isOpen && <p>{t(whyClosed(post))}</p>}
      {post.isLocked && post.isOwn && <OwnDecision type="node" id={nid} isLock />}
      {isOpen && isToPost && <Card>{form}</Card>}
      {isOpen && start && !isToPost && (
        <Button id={openerOf(NEW_COMMENT)} onClick={() => start(NEW_COMMENT)}>
          {t('comment.write')}
        </Button>
      )}
      {/* An open form says whom to call itself; for somebody closed off there is none. */}
      {(isClosedOff || !writing.current) && <HelpLine lead={t('doNotWait')} />}
    </div>
  );
}

function whyClosed({ hidden, isLocked }: Post) {
  if (isLocked) return 'locked';
  if (hidden?.by === 'removed') return 'hidden.noMoreComments';
  // Reports alone close no conversation.
  return hidden?.by === 'moderator' ? 'hidden.noComments' : 'closedCategoryText';
}

/** Links to the first new comment, for a reader who was here before. */
function Unread({ post: { nid, category, unread, firstUnread: first } }: { post: Post }) {
  const { t } = useTranslation('forum');
  const path = usePath();
  if (!unread || first === null) return null;
  const params = { category: String(category), nid: String(nid) };
  return (
    <p>
      <Link to={path('forumPost', params, queryOf(pageOfComment(first))) + placeHash(first)}>
        {t('unread', { count: unread })}
      </Link>
    </p>
  );
}
