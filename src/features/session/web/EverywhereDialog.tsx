import { useSubmission } from '#ui/app/submission.ts';
import { useDeparture } from '#ui/app/useDeparture.ts';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { endAllSessions } from '../contract.ts';

/** Asks for confirmation before ending every session, including the current one. */
export function EverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['session', 'ui']);
  const outcome = useOutcome(t('sessions.everywhereFailed'), onClose);
  const depart = useDeparture();
  const { send, wasProbablyDone } = useSubmission(endAllSessions);

  const confirm = () =>
    outcome.run(async () => {
      try {
        await send();
      } catch (error) {
        if (!wasProbablyDone(error)) throw error;
        return depart({ news: { tone: 'info', text: t('sessions.everywhereProbably') } });
      }
      await depart({ news: { tone: 'info', text: t('sessions.everywhereDone') } });
    });

  return (
    <ConfirmDialog
      open={open}
      title={t('sessions.everywhereQuestion')}
      text={t('sessions.everywhereText')}
      confirmLabel={t('sessions.everywhere')}
      cancelLabel={t('ui:cancel')}
      busy={outcome.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
