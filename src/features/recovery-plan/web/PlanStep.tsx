import { usePath } from '#ui/app/app.ts';
import { NextStep } from '#ui/primitives/next-step/NextStep.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The next step of someone without a plan. `isNow`: whether it is the one next step of the screen. */
export function PlanStep({ isNow }: { isNow: boolean }) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  return (
    <NextStep
      to={path('goal')}
      label={t('next.label')}
      title={t('next.title')}
      facts={t('next.facts')}
      isNow={isNow}
    />
  );
}
