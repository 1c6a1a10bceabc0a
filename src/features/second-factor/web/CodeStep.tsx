import { useState } from 'react';
import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { REMEMBERED_DAYS } from '#domain/identity/second-step.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Title } from '#ui/layout/Title.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import type { StepToGive } from '#ui/second-step/next-step.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { giveCode } from '../contract.ts';
import { CodeField } from './CodeField.tsx';
import { type CodeDraft, codeForm } from './code-form.ts';
import { WayOut } from './WayOut.tsx';

interface CodeStepProps {
  readonly step: StepToGive;
  onDone(answer: EndpointReply<typeof giveCode>): Promise<void>;
}

/** Asks for the code of the app, or for a recovery code instead. */
export function CodeStep({ step, onDone }: CodeStepProps) {
  const { t } = useTranslation('second-factor');
  const app = useApp();
  const path = usePath();
  const isScripted = useScripted();
  const { send } = useSubmission(giveCode);
  const [isRecovery, setIsRecovery] = useState(false);
  const rules = codeForm(app, step, send);
  const form = useProblemForm<CodeDraft>({
    ...rules,
    labelOf: (name) => (name === 'remember' ? t('step.remember', { days: REMEMBERED_DAYS }) : t('code.app')),
    async submit(values) {
      await onDone(await rules.send(values));
    },
  });
  return (
    <>
      <div className="stack">
        <p className="small muted">{t('step.count')}</p>
        <Title takesFocus={step.isPasswordSaved}>{t('step.heading')}</Title>
        {step.isPasswordSaved && <p>{t('step.passwordSaved')}</p>}
        <p>{t(isRecovery ? 'step.recoveryLead' : 'step.lead')}</p>
      </div>
      <Form form={form}>
        <input type="hidden" name="challenge" value={step.challenge} />
        <CodeField {...form.field('code')} isRecovery={isRecovery} />
        <Checkbox
          {...form.field('remember')}
          label={t('step.remember', { days: REMEMBERED_DAYS })}
          description={t('step.rememberHint')}
        />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('step.submit')}
          </Button>
        </FormActions>
      </Form>
      <div className="row row-between">
        {isScripted && (
          <Button variant="subtle" size="small" onClick={() => setIsRecovery(!isRecovery)}>
            {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
          </Button>
        )}
        <Link to={path('login')}>{t('step.again')}</Link>
      </div>
      <WayOut />
    </>
  );
}
