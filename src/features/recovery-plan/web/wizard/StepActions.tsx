import { Link } from 'react-router';
import { placeOnPath, type WizardStep } from '#domain/tracking/wizard/plan-wizard.ts';
import { usePath } from '#ui/app/app.ts';
import { ActionBar } from '#ui/form/ActionBar.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { invitedBy } from '../../contract.ts';
import type { StepForm } from './useStepForm.ts';
import type { Wizard } from './useWizard.ts';

interface StepActionsProps {
  readonly step: Exclude<WizardStep, 'done'>;
  readonly wizard: Wizard;
  readonly form: StepForm;
}

/** The ways on from a step, and back. */
export function StepActions({ step, wizard, form }: StepActionsProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const { previous, next } = placeOnPath(wizard.rules.factsOf(form.values), step);
  const invites = step === 'buddy' && invitedBy(form.values) !== null;
  return (
    <ActionBar>
      <Button type="submit" busy={form.busy}>
        {invites && t(form.buddyMail ? 'wizard.buddy.send' : 'wizard.buddy.look')}
        {!invites && t(next === 'done' ? 'wizard.save' : 'wizard.next')}
      </Button>
      {invites && (
        <Button
          variant="secondary"
          busy={form.busy}
          onClick={() => void form.submitInstead({ buddy_name: '', buddy_email: '' })}
        >
          {t('wizard.buddy.without')}
        </Button>
      )}
      <Link
        className={buttonClass({ variant: 'subtle' })}
        to={previous === undefined ? path('plan') : path('goalStep', { step: previous })}
      >
        {t(previous === undefined ? 'wizard.toPlan' : 'wizard.back')}
      </Link>
    </ActionBar>
  );
}
