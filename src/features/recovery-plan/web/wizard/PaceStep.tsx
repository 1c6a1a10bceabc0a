import { weekTotal } from '#domain/tracking/goal.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { GpTick } from './GpTick.tsx';
import { NowLine } from './NowLine.tsx';
import { Stairs } from './Stairs.tsx';
import { StopDayPicker } from './StopDayPicker.tsx';
import type { StepProps } from './step-props.ts';

/** At once or step by step. Where starting at once can be dangerous, it asks about the GP first. */
export function PaceStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const weeks = wizard.rules.weeksOf(form.values);
  const stopDays = wizard.rules.stopDaysOf(form.values);
  const atOnce = stopDays.length > 0 ? 'stopDay' : 'immediate';
  const { current, target } = wizard.rules.soFar(form.values);
  const immediate = form.values.immediate_or_gradual === 'immediate';
  const tier = immediate ? wizard.rules.tickFor(form.values) : null;
  return (
    <>
      <NowLine now={weekTotal(current)} />
      <ChoiceGroup
        legend={t('wizard.pace.legend')}
        legendSize="large"
        layout="two"
        {...form.field('immediate_or_gradual')}
        options={[
          {
            value: 'gradual',
            label: t('wizard.pace.gradual', { count: weeks }),
            description: (
              <>
                {t('wizard.pace.gradualText', { count: weeks })}
                <Stairs now={weekTotal(current)} weeks={wizard.rules.stairsTo(target, form.values)} />
              </>
            ),
          },
          {
            value: 'immediate',
            label: t(`wizard.pace.${atOnce}`),
            description: t(`wizard.pace.${atOnce}Text`),
          },
        ]}
      />
      {immediate && stopDays.length > 0 && <StopDayPicker form={form} days={stopDays} />}
      {tier && <GpTick form={form} tier={tier} reason={wizard.rules.reasonOf(tier, form.values)} />}
    </>
  );
}
