import type { StepForm } from './useStepForm.ts';
import type { Wizard } from './useWizard.ts';

/** The props of every step of the wizard. */
export interface StepProps {
  readonly form: StepForm;
  readonly wizard: Wizard;
}
