import { useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { ReasonDialog } from '#ui/staff/ReasonDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import {
  askDeletion,
  blockAccount,
  type FoundAccount,
  sendConfirmation,
  sendReset,
  unblockAccount,
} from '../contract.ts';
import { useAct } from './useAct.ts';

/** Acts that need a confirmation. */
type Asking = 'block' | 'unblock' | 'delete';

interface AccountActsProps {
  readonly account: FoundAccount;
  onChange(account: FoundAccount): void;
}

/** Buttons that send a mail once more, block or unblock the account, or ask for its deletion; each updates the account that is shown. */
export function AccountActs({ account, onChange }: AccountActsProps) {
  const { t } = useTranslation('support-staff');
  const {
    uid,
    blocked,
    confirmed,
    address_waits: addressWaits,
    has_password: hasPassword,
    may_block: mayBlock,
    deletion_waits: waits,
  } = account;
  const act = useAct();
  const confirming = useStaffSubmission(sendConfirmation);
  const resetting = useStaffSubmission(sendReset);
  const deeds = {
    block: useStaffSubmission(blockAccount),
    unblock: useStaffSubmission(unblockAccount),
    delete: useStaffSubmission(askDeletion),
  };
  const [asking, setAsking] = useState<Asking | null>(null);
  const params = { uid: String(uid) };
  const mail = (sending: typeof resetting, text: string) =>
    act.run(async () => onChange((await sending.send({ params })).account), text);
  async function carryOut(what: Asking, reason: string) {
    onChange((await deeds[what].send({ params, body: { reason } })).account);
    act.done(t(`act.${what}Done`));
  }
  return (
    <>
      {!blocked && (
        <div className="row">
          {(!confirmed || addressWaits) && (
            <Button
              variant="secondary"
              size="small"
              busy={confirming.busy}
              onClick={() => void mail(confirming, t('act.confirmationDone'))}
            >
              {t('act.confirmation')}
            </Button>
          )}
          {hasPassword && (
            <Button
              variant="secondary"
              size="small"
              busy={resetting.busy}
              onClick={() => void mail(resetting, t('act.resetDone'))}
            >
              {t('act.reset')}
            </Button>
          )}
        </div>
      )}
      <div className="row">
        {mayBlock && (
          <Button variant="subtle" size="small" onClick={() => setAsking(blocked ? 'unblock' : 'block')}>
            {t(blocked ? 'act.unblock' : 'act.block')}
          </Button>
        )}
        {!waits && (
          <Button variant="subtle" size="small" onClick={() => setAsking('delete')}>
            {t('act.delete')}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={t(`act.${asking}Title`, { uid })}
          text={t(`act.${asking}Text`)}
          label={t('act.reason')}
          confirmLabel={t(asking === 'delete' ? 'act.deleteConfirm' : `act.${asking}`)}
          cancelLabel={t('act.cancel')}
          danger={asking !== 'unblock'}
          onClose={() => setAsking(null)}
          onReason={(reason) => carryOut(asking, reason)}
          failureText={act.textOf}
        />
      )}
    </>
  );
}
