import { useState } from 'react';
import { formatInstant } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { ReasonDialog } from '#ui/staff/ReasonDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { checkPractice } from '../staff-contract.ts';
import { useDecision } from './useDecision.ts';

/** A nurse seems to work somewhere else now: somebody checks that, and records how. */
export function PracticeChanged({ uid, changed }: { readonly uid: number; readonly changed: string }) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  const decision = useDecision();
  const checking = useStaffSubmission(checkPractice);
  const [asking, setAsking] = useState(false);
  async function tick(reason: string) {
    await checking.send({ params: { uid: String(uid) }, body: { reason, practice_changed: changed } });
    decision.done(t('elsewhere.done'));
  }
  return (
    <Card as="section" className="stack" aria-labelledby="elsewhere">
      <h2 className="h4" id="elsewhere">
        {t('elsewhere.title')}
      </h2>
      <p>{t('elsewhere.text', { day: formatInstant(language, changed, settings.timeZone) })}</p>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('elsewhere.seen')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('elsewhere.seenTitle')}
          text={t('elsewhere.seenText')}
          label={t('decide.reason')}
          confirmLabel={t('elsewhere.seen')}
          cancelLabel={t('decide.cancel')}
          onClose={() => setAsking(false)}
          onReason={tick}
          failureText={(failure) =>
            failure.code === 'edit_conflict' ? t('elsewhere.again') : decision.textOf(failure)
          }
        />
      )}
    </Card>
  );
}
