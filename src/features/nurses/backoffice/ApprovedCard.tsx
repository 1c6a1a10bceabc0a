import { useState } from 'react';
import { formatInstant } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { ReasonDialog } from '#ui/staff/ReasonDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Application, blockNurse, unblockNurse } from '../staff-contract.ts';
import { useDecision } from './useDecision.ts';

/** Says since when a nurse is approved, with a button that blocks or unblocks her. */
export function ApprovedCard({
  application: { uid, blocked },
  approved,
}: {
  readonly application: Application;
  readonly approved: string;
}) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  const decision = useDecision();
  const blocking = useStaffSubmission(blockNurse);
  const unblocking = useStaffSubmission(unblockNurse);
  const [asking, setAsking] = useState(false);
  const act = blocked ? 'unblock' : 'block';
  async function change(reason: string) {
    await (blocked ? unblocking : blocking).send({ params: { uid: String(uid) }, body: { reason } });
    decision.done(t(blocked ? 'state.unblockedNow' : 'state.blockedNow'));
  }
  return (
    <Card as="section" className="stack" aria-labelledby="state">
      <h2 className="h3" id="state">
        {t('state.title')}
      </h2>
      <p>{t('state.approved', { day: formatInstant(language, approved, settings.timeZone) })}</p>
      {blocked && <p>{t('state.blocked')}</p>}
      <div className="row">
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t(`state.${act}`)}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={t(`state.${act}Title`)}
          text={t(`state.${act}Text`)}
          label={t('decide.reason')}
          confirmLabel={t(`state.${act}`)}
          cancelLabel={t('decide.cancel')}
          danger={!blocked}
          onClose={() => setAsking(false)}
          onReason={change}
          failureText={decision.textOf}
        />
      )}
    </Card>
  );
}
