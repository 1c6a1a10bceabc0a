import { useSubmission } from '#ui/app/submission.ts';
import { useDeparture } from '#ui/app/useDeparture.ts';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { endAllSessions } from '../contract.ts';

/** Asks for confirmation before ending every session, including the current one. */
export function EverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['session', 'ui']);
  const toast = useToast();
  const depart = useDeparture();
  const ending = useSubmission(endAllSessions);

  async function confirm() {
    try {
      await ending.send();
      await depart({ news: { tone: 'info', text: t('sessions.everywhereDone') } });
    } catch {
      toast.show({ tone: 'error', text: t('sessions.everywhereFailed') });
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('sessions.everywhereQuestion')}
      text={t('sessions.everywhereText')}
      confirmLabel={t('sessions.everywhere')}
      cancelLabel={t('ui:cancel')}
      busy={ending.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
