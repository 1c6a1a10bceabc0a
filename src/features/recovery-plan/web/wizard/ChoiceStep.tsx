import { measureOf, siteProfile } from '#domain/site/site.ts';
import { weekTotal } from '#domain/tracking/goal.ts';
import type { PlanOption } from '#domain/tracking/wizard/proposal.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { NowLine } from './NowLine.tsx';
import { Stairs } from './Stairs.tsx';
import type { StepProps } from './step-props.ts';

/** Up to three proposals from gentle to stopping, each as stairs down from the use now. A site that offers only stopping says why. */
export function ChoiceStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { site } = useApp();
  const { stopOnly, stopGradually } = siteProfile(site);
  const { hasNorm, unit } = measureOf(site);
  const words = useAmountWords(unit);
  const { rules } = wizard;
  const { values } = form;
  const now = weekTotal(rules.soFar(values).current);
  // Not shown to someone who was just warned against stopping at once: it says that stopping may be easier.
  const hinted = !stopOnly && values.proposal !== 'stop' && values.proposal !== null;

  function textOf({ name, limit }: PlanOption): string {
    if (name === 'stop') return t(`wizard.choice.stopText.${stopGradually ? 'gradual' : 'any'}`);
    if (limit === null) return t(`wizard.choice.${name === 'own' ? 'ownText' : 'holdText'}`);
    return t('wizard.choice.limit', { limit: words.number(limit), unit: words.unit(limit) });
  }

  return (
    <>
      <NowLine now={now} />
      <ChoiceGroup
        legend={t('wizard.choice.legend')}
        legendSize="large"
        layout="two"
        description={t(stopOnly ? 'wizard.choice.stopOnly' : 'wizard.choice.text')}
        {...form.field('proposal')}
        options={rules.optionsOf(values).map((option) => ({
          value: option.name,
          label: t(`wizard.choice.${option.name}`),
          description: (
            <>
              {textOf(option)}
              <Stairs now={now} weeks={rules.stairsTo(option.target, values)} />
            </>
          ),
        }))}
      />
      {hasNorm && <p className="muted small">{t('wizard.goals.norm')}</p>}
      {hinted && !rules.warningOf(values) && <p className="muted small">{t('wizard.choice.hint')}</p>}
    </>
  );
}
