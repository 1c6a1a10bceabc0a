import { useState } from 'react';
import { formatInstant } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { ReasonDialog } from '#ui/staff/ReasonDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Application, resetSecondFactor } from '../staff-contract.ts';
import { useDecision } from './useDecision.ts';

/** Says whether a nurse logs in with a code, and resets that if she lost what makes it. */
export function LostFactorCard({ application }: { readonly application: Application }) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  const decision = useDecision();
  const { send } = useStaffSubmission(resetSecondFactor);
  /** The step that the question is about: she may set up another one before it is answered. */
  const [lost, setLost] = useState<string | null>(null);
  const { uid, second_factor: since } = application;
  async function reset(step: string, reason: string) {
    await send({ params: { uid: String(uid) }, body: { reason, second_factor: step } });
    decision.done(t('factor.done'));
  }
  return (
    <Card as="section" className="stack" aria-labelledby="factor">
      <h2 className="h3" id="factor">
        {t('factor.title')}
      </h2>
      {since === null ? (
        <p>{t('factor.none')}</p>
      ) : (
        <>
          <p>{t('factor.since', { day: formatInstant(language, since, settings.timeZone) })}</p>
          <div className="row">
            <Button variant="secondary" size="small" onClick={() => setLost(since)}>
              {t('factor.reset')}
            </Button>
          </div>
        </>
      )}
      {lost !== null && (
        <ReasonDialog
          title={t('factor.resetTitle')}
          text={t('factor.resetText')}
          label={t('decide.reason')}
          confirmLabel={t('factor.reset')}
          cancelLabel={t('decide.cancel')}
          danger
          onClose={() => setLost(null)}
          onReason={(reason) => reset(lost, reason)}
          failureText={(failure) =>
            failure.code === 'edit_conflict' ? t('factor.again') : decision.textOf(failure)
          }
        />
      )}
    </Card>
  );
}
