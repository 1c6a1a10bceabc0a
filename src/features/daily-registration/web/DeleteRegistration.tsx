import type { Day } from '#domain/kit/day.ts';
import { useMe } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteRegistration } from '../contract.ts';
import { replacedOn } from './day/useDayAnswer.ts';
import { useLeave } from './useLeave.ts';

/** Asks for confirmation before deleting a registration. */
export function DeleteRegistration({
  uuid,
  day,
  open,
  isHere,
  onClose,
  onGoing,
  onGone,
}: {
  uuid: string;
  day: Day;
  open: boolean;
  /** Whether the registration is still the open one; this dialog goes before it, once the registration is no more. */
  isHere: () => boolean;
  onClose: () => void;
  /** Called with true before the registration is deleted, and with false when that failed. */
  onGoing: (going: boolean) => void;
  onGone: () => void;
}) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const toast = useToast();
  const leave = useLeave(isHere);
  const me = useMe();
  const removal = useSubmission(deleteRegistration);
  const outcome = useOutcome(t('failedDelete'), () => {
    onGoing(false);
    onClose();
  });

  async function remove() {
    onGoing(true);
    await removal.send({ params: { uuid } });
    onGone();
    if (me) replacedOn(day).forget(me);
    toast.show({ tone: 'success', text: t('delete.done'), onNextPage: true });
    leave(day);
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('ui:cancel')}
      danger
      busy={removal.busy}
      onConfirm={() => void outcome.run(remove)}
      onCancel={onClose}
    />
  );
}
