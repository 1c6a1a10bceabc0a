import { measureOf } from '#domain/site/site.ts';
import { weekTotal } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { NowLine } from './NowLine.tsx';
import { Stairs } from './Stairs.tsx';
import type { StepProps } from './step-props.ts';
import { WeekAmounts } from './WeekAmounts.tsx';

/**
 * The goal for each day of the week beside the use now, when cutting down. The stairs follow what is typed, as long as
 * that can be a plan.
 */
export function GoalsStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { hasNorm, unit } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const { current, target } = wizard.rules.soFar(form.values);
  const now = weekTotal(current);
  const problems = wizard.rules.problemsIn('goals', form.values);
  return (
    <>
      <NowLine now={now} />
      <WeekAmounts
        form={form}
        prefix="goal_"
        legend={t('wizard.goals.legend')}
        description={t('wizard.goals.text')}
        problems={problems}
        noteOf={(day) => t('wizard.goals.now', { amount: words.number(current[day]) })}
      />
      {problems.length === 0 && <Stairs now={now} weeks={wizard.rules.stairsTo(target, form.values)} />}
      {hasNorm && <p className="muted small">{t('wizard.goals.norm')}</p>}
    </>
  );
}
