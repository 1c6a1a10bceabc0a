import { usePath } from '#ui/app/app.ts';
import { NextStep } from '#ui/primitives/next-step/NextStep.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The next step of someone without a plan. `isNow`: whether it is the one next step of the screen. */
export function PlanStep({ isNow }: { isNow: boolean }) {
  const { t } = useTranslation('web');
  const path = usePath();
  return (
    <NextStep
      to={path('goal')}
      label={t('planStep.label')}
      title={t('planStep.title')}
      facts={t('planStep.facts')}
      isNow={isNow}
    />
  );
}
