import { Bell, BellOff } from 'lucide-react';
import { useApp } from '#ui/app/app.ts';
import { refreshLater } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ForumPost } from '../contract.ts';
import { followPost } from '../reading-contract.ts';
import { readPost } from './forum-pages.ts';
import { useLastPress } from './useLastPress.ts';

/** Turns news of comments on or off, for somebody who wrote in the conversation. */
export function FollowSwitch({ nid, follows }: { nid: number; follows: boolean }) {
  const { t } = useTranslation('forum');
  const { caller, queryClient } = useApp();
  const { failed } = useOutcome(t('follow.failed'));

  async function send(following: boolean): Promise<void> {
    await caller.call(followPost, { params: { nid: String(nid) }, body: { following } });
    const [{ path }, input] = readPost(String(nid));
    queryClient.setQueryData<ForumPost>([path, input], (post) => post && { ...post, following });
    refreshLater(queryClient, followPost.refreshes);
  }

  const { isOn, set } = useLastPress(follows, send, failed);
  const Icon = isOn ? Bell : BellOff;
  return (
    <Button variant="subtle" size="small" aria-pressed={isOn} onClick={() => void set(!isOn)}>
      <Icon aria-hidden="true" />
      {t('follow.button')}
    </Button>
  );
}
