import { usePath } from '#ui/app/app.ts';
import { NextStep } from '#ui/primitives/next-step/NextStep.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The next step of someone without a plan. */
export function PlanStep() {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  return (
    <NextStep
      to={path('goal')}
      label={t('next.label')}
      title={t('next.title')}
      facts={t('next.facts')}
      isNow
    />
  );
}
