import { useState } from 'react';
import { CallFailure } from '#ui/app/caller.ts';
import { formatInstant } from '#ui/app/format.ts';
import { refresh } from '#ui/app/submission.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { ReasonDialog } from '#ui/staff/ReasonDialog.tsx';
import { useStaffOutcome } from '#ui/staff/useStaffOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { confirmDeletion, refuseDeletion, type WaitingDeletion } from '../contract.ts';
import { useAct } from './useAct.ts';

/** Confirms what a colleague asked for, or lets the account stay; the person who asked can do only the latter. */
export function DeletionActs({
  deletion: { uid, asked, by, own, reason },
}: {
  readonly deletion: WaitingDeletion;
}) {
  const { t } = useTranslation('support-staff');
  const { language, settings } = useKit();
  const act = useDeletionAct();
  const confirming = useStaffSubmission(confirmDeletion);
  const refusing = useStaffSubmission(refuseDeletion);
  const [asking, setAsking] = useState<'confirm' | 'refuse' | null>(null);
  const params = { uid: String(uid) };
  const close = () => setAsking(null);
  const confirm = () => {
    close();
    void act.run(() => confirming.send({ params }), t('deletions.deleted'));
  };
  async function refuse(why: string) {
    try {
      await refusing.send({ params, body: { reason: why } });
      close();
      act.done(t('deletions.kept'));
    } catch (error) {
      if (!isSettled(error)) throw error;
      close();
      act.failed(error);
    }
  }
  const day = formatInstant(language, asked, settings.timeZone);
  return (
    <div className="row">
      {own ? (
        <span className="small muted">{t('deletions.own')}</span>
      ) : (
        <Button
          variant="danger"
          size="small"
          busy={confirming.busy}
          aria-label={t('deletions.confirmNamed', { uid })}
          onClick={() => setAsking('confirm')}
        >
          {t('deletions.confirm')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={t(`deletions.${own ? 'withdraw' : 'refuse'}Named`, { uid })}
        onClick={() => setAsking('refuse')}
      >
        {t(`deletions.${own ? 'withdraw' : 'refuse'}`)}
      </Button>
      <ConfirmDialog
        open={asking === 'confirm'}
        danger
        title={t('deletions.confirmTitle', { uid })}
        text={t('deletions.confirmText', { by: isolated(by), day, reason: isolated(reason) })}
        confirmLabel={t('deletions.confirmLabel')}
        cancelLabel={t('act.cancel')}
        onConfirm={confirm}
        onCancel={close}
      />
      {asking === 'refuse' && (
        <ReasonDialog
          title={t('deletions.refuseTitle', { uid })}
          text={t('deletions.refuseText')}
          label={t('act.reason')}
          confirmLabel={t('deletions.refuseLabel')}
          cancelLabel={t('act.cancel')}
          onClose={close}
          onReason={refuse}
          failureText={act.textOf}
        />
      )}
    </div>
  );
}

/** Reports on an act as the page that finds accounts does, except that a request which is gone loses its row. */
function useDeletionAct() {
  const { t } = useTranslation('support-staff');
  const { queryClient } = useKit();
  const { textOf } = useAct();
  return useStaffOutcome(
    (failure) => (isSettled(failure) ? t('deletions.settled') : textOf(failure)),
    (failure) => {
      if (isSettled(failure)) void refresh(queryClient, confirmDeletion.refreshes);
    },
  );
}

/** Whether somebody else has decided meanwhile, or the owner has deleted the account. */
function isSettled(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code === 'not_found';
}
