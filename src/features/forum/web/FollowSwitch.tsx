import { Bell, BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { refreshLater } from '#ui/app/submission.ts';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ForumPost } from '../contract.ts';
import { followPost } from '../reading-contract.ts';
import { readPost } from './forum-pages.ts';
import styles from './Thread.module.css';
import { useLastPress } from './useLastPress.ts';

/** Turns news of comments on or off, for somebody who wrote in the conversation. Says so where their account gets none at all. */
export function FollowSwitch({ nid, follows }: { nid: number; follows: boolean }) {
  const { t } = useTranslation('forum');
  const { caller, queryClient } = useApp();
  const path = usePath();
  const me = useMe();
  const { failed } = useOutcome(t('follow.failed'));

  async function send(following: boolean): Promise<void> {
    await caller.call(followPost, { params: { nid: String(nid) }, body: { following } });
    const [read, input] = readPost(String(nid));
    queryClient.setQueryData<ForumPost>([read.path, input], (post) => post && { ...post, following });
    refreshLater(queryClient, followPost.refreshes);
  }

  const { isOn, set } = useLastPress(follows, send, failed);
  const Icon = isOn ? Bell : BellOff;
  return (
    <>
      <Button variant="subtle" size="small" aria-pressed={isOn} onClick={() => void set(!isOn)}>
        <Icon aria-hidden="true" />
        {t('follow.button')}
      </Button>
      {isOn && me?.notificationKinds.includes('forum_reply_mail') === false && (
        <p className={cx('small muted', styles.following)}>
          {t('follow.off')} <Link to={path('notifications')}>{t('follow.settings')}</Link>
        </p>
      )}
    </>
  );
}
