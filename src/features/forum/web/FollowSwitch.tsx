import { Bell, BellOff } from 'lucide-react';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { followPost } from '../reading-contract.ts';

/** Whether somebody who wrote in a conversation hears of new comments. */
export function FollowSwitch({ nid, follows }: { nid: number; follows: boolean }) {
  const { t } = useTranslation('forum');
  const toast = useToast();
  const failureText = useFailureText();
  const { send, busy } = useSubmission(followPost);
  const Icon = follows ? Bell : BellOff;

  async function turn() {
    try {
      await send({ params: { nid: String(nid) }, body: { following: !follows } });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('follow.failed')) });
    }
  }

  return (
    <Button variant="subtle" size="small" aria-pressed={follows} busy={busy} onClick={() => void turn()}>
      <Icon aria-hidden="true" />
      {t('follow.button')}
    </Button>
  );
}
