import type { WizardStep } from '#domain/tracking/wizard/plan-wizard.ts';
import { Form } from '#ui/form/Form.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { BuddyStep } from './BuddyStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { DateStep } from './DateStep.tsx';
import { GoalsStep } from './GoalsStep.tsx';
import { PaceStep } from './PaceStep.tsx';
import { SafetyStep } from './SafetyStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { StepActions } from './StepActions.tsx';
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
  const form = useStepForm(step, wizard);
  const Step = STEPS[step];
  return (
    <>
      <Form form={form}>
        <Card className="stack">
          <Step form={form} wizard={wizard} />
        </Card>
        <StepActions step={step} wizard={wizard} form={form} />
      </Form>
      {form.warning && (
        <WarningDialog reason={form.warning} onAccept={form.acceptWarning} onClose={form.closeWarning} />
      )}
    </>
  );
}
