import { useState } from 'react';
import { APPLICATION_CHECKS, type ApplicationCheck, checkApproval } from '#domain/nurse/application.ts';
import { checkLogReason, LOG_REASON_MAX_LENGTH } from '#domain/staff/reason.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Application, approveApplication, rejectApplication } from '../staff-contract.ts';
import { useDecision } from './useDecision.ts';

interface Draft {
  readonly check: readonly string[];
  readonly reason: string;
}

const checksOf = ({ check }: Draft): ApplicationCheck[] =>
  APPLICATION_CHECKS.filter((one) => check.includes(one));

/** Approves an application, with a check and a reason, or rejects it, with a reason and a confirmation. */
export function DecisionForm({ application: { uid, name, blocked } }: { readonly application: Application }) {
  const { t } = useTranslation('nurses-staff');
  const goOn = useGoOn();
  const decision = useDecision();
  const approving = useStaffSubmission(approveApplication);
  const rejecting = useStaffSubmission(rejectApplication);
  const [asking, setAsking] = useState(false);
  const params = { uid: String(uid) };
  const form = useProblemForm<Draft>({
    values: { check: [], reason: '' },
    check: (draft) => checkApproval({ check: checksOf(draft), reason: draft.reason }),
    labelOf: (field) => t(`decide.${field}`),
    failureText: (failure) =>
      blocked && failure.code === 'edit_conflict' ? t('decide.blocked') : decision.textOf(failure),
    async submit(draft) {
      await approving.send({ params, body: { check: checksOf(draft), reason: draft.reason } });
      decision.done(t('decide.approved'));
    },
  });

  function askToReject() {
    if (form.validateView(['check', 'reason'], ({ reason }) => checkLogReason('reason', reason)))
      setAsking(true);
  }
  async function reject() {
    setAsking(false);
    await decision.run(async () => {
      await rejecting.send({ params, body: { reason: form.values.reason } });
      await goOn('/aanvragen');
    }, t('decide.rejected'));
  }

  return (
    <Card as="section" aria-labelledby="decision">
      <Form
        form={form}
        heading={
          <h2 className="h3" id="decision">
            {t('decide.title')}
          </h2>
        }
      >
        {blocked && <p>{t('decide.blocked')}</p>}
        <CheckboxGroup
          {...form.field('check')}
          legend={t('decide.check')}
          options={APPLICATION_CHECKS.map((value) => ({ value, label: t(`decide.checks.${value}`) }))}
        />
        <TextArea
          {...form.field('reason')}
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          rows={2}
          count={{ text: form.values.reason, max: LOG_REASON_MAX_LENGTH }}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('decide.approve')}
          </Button>
          <Button variant="secondary" busy={rejecting.busy} onClick={askToReject}>
            {t('decide.reject')}
          </Button>
        </FormActions>
        <p className="small muted">{t('decide.after')}</p>
      </Form>
      <ConfirmDialog
        open={asking}
        danger
        title={t('decide.rejectTitle')}
        text={t('decide.rejectText', { name: isolated(name) })}
        confirmLabel={t('decide.rejectConfirm')}
        cancelLabel={t('decide.cancel')}
        onConfirm={() => void reject()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
