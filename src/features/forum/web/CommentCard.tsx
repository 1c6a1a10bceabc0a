import { CornerDownRight, MessageCircle } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { pageOfComment } from '#domain/community/forum.ts';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { hashOf, queryOf } from './forum-pages.ts';
import { type Comment, isInSight, type Post } from './forum-texts.ts';
import { LikeButton } from './LikeButton.tsx';
import { OutOfSight } from './OutOfSight.tsx';
import { TextActions } from './TextActions.tsx';
import { TextHead } from './TextHead.tsx';
import styles from './Thread.module.css';
import { useFocusNext } from './useFocusNext.ts';
import { useNameOf } from './useNameOf.ts';
import { type OneWriting, openerOf } from './useOneWriting.ts';
import { WriterPicture } from './WriterPicture.tsx';
import { TextEditing } from './writing/TextEditing.tsx';

interface CommentCardProps {
  readonly post: Post;
  readonly comment: Comment;
  readonly page: number;
  readonly writing: OneWriting;
  /** The form of an answer to it. */
  readonly children: ReactNode;
}

/** One comment in its conversation. */
export function CommentCard({ post, comment, page, writing, children }: CommentCardProps) {
  const label = useLabel(comment);
  const article = useRef<HTMLElement>(null);
  const { cid, author, hidden, isOwn } = comment;
  const isShown = isInSight(comment);
  const target = { type: 'comment', id: cid } as const;
  const editing = writing.isChanging(target);
  const focusNext = useFocusNext();
  const focusText = () => focusNext(() => article.current);
  return (
    <li className={cx(styles.comment, hidden && styles.hidden)} id={`comment-${cid}`}>
      <span className={styles.writer}>
        <WriterPicture author={author} isByModerator={comment.isByModerator} />
      </span>
      <article ref={article} className={styles.card} aria-label={label} tabIndex={-1}>
        {isShown && <TextHead {...comment} marks={<Marks comment={comment} />} />}
        {comment.parent && isShown && <Parent post={post} parent={comment.parent} page={page} />}
        {hidden && <OutOfSight hidden={hidden} isOwn={isOwn} {...target} />}
        {editing && (
          <TextEditing
            target={target}
            html={comment.body}
            revision={comment.revision}
            onSaved={() => {
              writing.finish();
              focusText();
            }}
            onCancel={writing.cancel}
          />
        )}
        {isShown && !editing && (
          <Words comment={comment} mayAnswer={post.isOpen} onWrite={writing.start} onNameOff={focusText} />
        )}
        {children}
      </article>
    </li>
  );
}

/** What a comment is called; the server withholds who wrote one that is hidden. */
function useLabel(comment: Comment): string {
  const { t } = useTranslation('forum');
  const name = useNameOf()(comment);
  if (comment.isByModerator) return t('official.label');
  if (isInSight(comment)) return t('commentOf', { name });
  return t(comment.hidden?.by === 'removed' ? 'hidden.removedComment' : 'hidden.comment');
}

interface WordsProps extends Pick<CommentCardProps, 'comment'> {
  readonly mayAnswer: boolean;
  readonly onWrite: OneWriting['start'];
  readonly onNameOff: () => void;
}

/** The text, and what can be done with it. */
function Words({ comment, mayAnswer, onWrite, onNameOff }: WordsProps) {
  const { t } = useTranslation('forum');
  const { cid, body } = comment;
  const name = useNameOf()(comment);
  const target = { type: 'comment', id: cid } as const;
  const answer = { kind: 'comment', parent: comment } as const;
  return (
    <>
      <div lang={comment.language}>
        <PoorText html={body} />
      </div>
      <div className={styles.actions}>
        <LikeButton {...target} name={name} isLiked={comment.isLiked} likes={comment.likes} />
        {mayAnswer && onWrite && (
          <Button variant="subtle" size="small" id={openerOf(answer)} onClick={() => onWrite(answer)}>
            <MessageCircle aria-hidden="true" />
            {t('answer')}
            <span className="visually-hidden"> {t('answerWhom', { name })}</span>
          </Button>
        )}
        <TextActions target={target} text={comment} onWrite={onWrite} onNameOff={onNameOff} />
      </div>
    </>
  );
}

function Marks({ comment: { isOwn, isByPoster, isByModerator } }: { comment: Comment }) {
  const { t } = useTranslation('forum');
  return (
    <>
      {isOwn && <Chip tone="outline">{t('you')}</Chip>} {isByPoster && <Chip>{t('startedThis')}</Chip>}
      {isByModerator && <Chip>{t('official.mark')}</Chip>}
    </>
  );
}

interface ParentProps {
  readonly post: Post;
  readonly parent: NonNullable<Comment['parent']>;
  readonly page: number;
}

/** Names whom the comment answers, and on which page that comment is if it is another one. */
function Parent({ post: { category, nid }, parent, page }: ParentProps) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const at = pageOfComment(parent.position);
  const name = useNameOf()({ author: parent, isByModerator: parent.isByModerator });
  const to = path('forumPost', { category: String(category), nid: String(nid) }, queryOf(at));
  return (
    <p className={styles.parent}>
      <CornerDownRight aria-hidden="true" />
      <span>
        {t('answerTo')}{' '}
        <Link to={to + hashOf(parent)}>{at === page ? name : t('onPage', { name, page: at })}</Link>
      </span>
    </p>
  );
}
