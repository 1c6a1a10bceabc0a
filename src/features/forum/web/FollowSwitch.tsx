import { Bell, BellOff } from 'lucide-react';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { followPost } from '../reading-contract.ts';

/** Turns news of comments on or off, for somebody who wrote in the conversation. */
export function FollowSwitch({ nid, follows }: { nid: number; follows: boolean }) {
  const { t } = useTranslation('forum');
  const outcome = useOutcome(t('follow.failed'));
  const { send, busy } = useSubmission(followPost);
  const Icon = follows ? Bell : BellOff;

  const turn = () => outcome.run(() => send({ params: { nid: String(nid) }, body: { following: !follows } }));

  return (
    <Button variant="subtle" size="small" aria-pressed={follows} busy={busy} onClick={() => void turn()}>
      <Icon aria-hidden="true" />
      {t('follow.button')}
    </Button>
  );
}
