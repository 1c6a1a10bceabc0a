import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { FollowSwitch } from './FollowSwitch.tsx';
import { isInSight, type Post, untitled } from './forum-texts.ts';
import { LikeButton } from './LikeButton.tsx';
import { OutOfSight } from './OutOfSight.tsx';
import { TextActions } from './TextActions.tsx';
import { TextHead } from './TextHead.tsx';
import styles from './Thread.module.css';
import { useFocusNext } from './useFocusNext.ts';
import { useNameOf } from './useNameOf.ts';
import type { OneWriting } from './useOneWriting.ts';
import { WriterPicture } from './WriterPicture.tsx';
import { TextEditing } from './writing/TextEditing.tsx';

interface OpeningProps {
  readonly post: Post;
  readonly isFolded: boolean;
  readonly writing: OneWriting;
}

/** The post that a conversation is about; on later pages folded to its title. */
export function Opening({ post, isFolded, writing }: OpeningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { t } = useTranslation('forum');
  const nameOf = useNameOf();
  const title = post.title || t(untitled(post));
  const isShown = isInSight(post);
  const target = { type: 'node', id: post.nid } as const;
  const focusNext = useFocusNext();
  const focusText = () => focusNext(() => heading.current);
  const words = writing.isChanging(target) ? (
    <TextEditing
      target={target}
      html={post.body}
      revision={post.revision}
      onSaved={() => {
        writing.finish();
        focusText();
      }}
      onCancel={writing.cancel}
    />
  ) : (
    <Words post={post} onWrite={writing.start} onNameOff={focusText} />
  );
  if (!isFolded) {
    return (
      <Card as="article" className="stack" aria-label={isShown ? t('postOf', { name: nameOf(post) }) : title}>
        {isShown && <Writer post={post} />}
        <h1 ref={heading} lang={post.language} tabIndex={-1}>
          {title}
        </h1>
        {words}
      </Card>
    );
  }
  return (
    <Card>
      <details className={styles.opening}>
        <summary>
          {isShown && <Writer post={post} />}
          <h1 ref={heading} className="h2" lang={post.language} tabIndex={-1}>
            {title}
          </h1>
          <span className={cx('row', styles.more)}>
            <ChevronDown aria-hidden="true" />
            {t('readWhole')}
          </span>
        </summary>
        <div className="stack">{words}</div>
      </details>
    </Card>
  );
}

function Writer({ post }: { post: Post }) {
  const { t } = useTranslation('forum');
  return (
    <div className="row">
      <WriterPicture author={post.author} />
      <TextHead {...post} marks={post.isOwn && <Chip tone="outline">{t('you')}</Chip>} />
    </div>
  );
}

interface WordsProps {
  readonly post: Post;
  readonly onWrite: OneWriting['start'];
  readonly onNameOff: () => void;
}

function Words({ post, onWrite, onNameOff }: WordsProps) {
  const { nid, hidden, isOwn, body, follows } = post;
  const target = { type: 'node', id: nid } as const;
  const name = useNameOf()(post);
  return (
    <>
      {hidden && <OutOfSight hidden={hidden} isOwn={isOwn} {...target} />}
      {isInSight(post) && (
        <>
          <div lang={post.language}>
            <PoorText html={body} />
          </div>
          <div className={styles.actions}>
            <LikeButton {...target} name={name} isLiked={post.isLiked} likes={post.likes} />
            <TextActions target={target} text={post} onWrite={onWrite} onNameOff={onNameOff} />
            {follows !== null && <FollowSwitch nid={nid} follows={follows} />}
          </div>
        </>
      )}
    </>
  );
}
