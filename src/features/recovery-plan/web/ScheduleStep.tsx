import { useTranslation } from 'react-i18next';
import { goalWeeks } from '#domain/goal.ts';
import { measureOf, siteProfile } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { GpTick } from './GpTick.tsx';
import { ScheduleBars } from './ScheduleBars.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import type { StepProps } from './step-props.ts';

/**
 * The weeks of the plan before it is accepted. In the gravest danger there is no schedule to see until someone says
 * that their GP knows.
 */
export function ScheduleStep({ form, wizard, me }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { site, today } = useApp();
  const { rounding } = measureOf(site);
  const { values } = form;
  const tier = wizard.rules.tickFor(values);
  const plan = wizard.rules.soFar(values);
  const weeks = goalWeeks(plan, { programmeStart: me.programmeStart, today: today(), rounding });
  return (
    <>
      {siteProfile(site).withdrawalWarning ? (
        <Banner tone="care">{t('wizard.schedule.taper')}</Banner>
      ) : (
        <p>{t('wizard.schedule.text')}</p>
      )}
      {tier && <GpTick form={form} tier={tier} />}
      {wizard.rules.isTicked(values) && weeks.length > 0 && (
        <>
          <ScheduleBars weeks={weeks} />
          <ScheduleTable weeks={weeks} />
        </>
      )}
    </>
  );
}
