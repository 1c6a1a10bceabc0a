import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placeOnPath, type WizardStep } from '#domain/tracking/plan-wizard.ts';
import { usePath } from '#ui/app/app.ts';
import { ActionBar } from '#ui/form/ActionBar.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { BuddyStep } from './BuddyStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { DateStep } from './DateStep.tsx';
import { GoalsStep } from './GoalsStep.tsx';
import { PaceStep } from './PaceStep.tsx';
import { SafetyStep } from './SafetyStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { UsageStep } from './UsageStep.tsx';
import { useStepForm } from './useStepForm.ts';
import type { Wizard } from './useWizard.ts';
import { WarningDialog } from './WarningDialog.tsx';

interface WizardStepFormProps {
  readonly step: Exclude<WizardStep, 'done'>;
  readonly wizard: Wizard;
}

const STEPS = {
  date: DateStep,
  usage: UsageStep,
  safety: SafetyStep,
  choice: ChoiceStep,
  goals: GoalsStep,
  pace: PaceStep,
  schedule: ScheduleStep,
  buddy: BuddyStep,
} as const;

/** One question with links forward and back. */
export function WizardStepForm({ step, wizard }: WizardStepFormProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const form = useStepForm(step, wizard);
  const Step = STEPS[step];
  const { previous, next } = placeOnPath(wizard.rules.factsOf(form.values), step);
  return (
    <>
      <Form form={form}>
        <Card className="stack">
          <Step form={form} wizard={wizard} />
        </Card>
        <ActionBar>
          <Button type="submit" busy={form.busy}>
            {t(next === 'done' ? 'wizard.save' : 'wizard.next')}
          </Button>
          <Link
            className={buttonClass({ variant: 'subtle' })}
            to={previous === undefined ? path('plan') : path('goalStep', { step: previous })}
          >
            {t(previous === undefined ? 'wizard.toPlan' : 'wizard.back')}
          </Link>
        </ActionBar>
      </Form>
      {form.warning && (
        <WarningDialog reason={form.warning} onAccept={form.acceptWarning} onClose={form.closeWarning} />
      )}
    </>
  );
}
