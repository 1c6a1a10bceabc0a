import { siteProfile } from '#domain/site/site.ts';
import { weekTotal } from '#domain/tracking/goal.ts';
import { useApp } from '#ui/app/app.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { GpTick } from './GpTick.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { Stairs } from './Stairs.tsx';
import type { StepProps } from './step-props.ts';
import { WeekAsItIs } from './WeekAsItIs.tsx';

/**
 * The weeks of the plan before it is accepted. In the most serious tier the schedule is hidden until someone confirms that
 * their GP knows.
 */
export function ScheduleStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { site } = useApp();
  const { values } = form;
  const tier = wizard.rules.tickFor(values);
  const { current, target } = wizard.rules.soFar(values);
  const weeks = wizard.rules.stairsTo(target, values);
  const [first] = weeks;
  return (
    <>
      {siteProfile(site).withdrawalWarning ? (
        <Banner tone="care">
          <p>
            <Sentence text={t('wizard.schedule.taper')} />
          </p>
        </Banner>
      ) : (
        <p>{t('wizard.schedule.text')}</p>
      )}
      {tier && <GpTick form={form} tier={tier} reason={wizard.rules.reasonOf(tier, values)} />}
      {first && wizard.rules.isTicked(values) && (
        <>
          <WeekAsItIs planned={first} />
          <Stairs now={weekTotal(current)} weeks={weeks} />
          <ScheduleTable weeks={weeks} />
        </>
      )}
    </>
  );
}
