import type { StepForm } from './useStepForm.ts';
import type { Wizard } from './useWizard.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  readonly form: StepForm;
  readonly wizard: Wizard;
}
