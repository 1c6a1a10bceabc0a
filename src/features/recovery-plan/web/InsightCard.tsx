import type { EndpointReply } from '#contract/endpoint.ts';
import type { Company, Place } from '#domain/site/measure.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay, weekdayName } from '#ui/app/format.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { readPlan } from '../contract.ts';

type Insight = NonNullable<EndpointReply<typeof readPlan>['insight']>;

/** Insights from a person's own days, in numbers and without judgement. New every Monday. */
export function InsightCard({ insight }: { insight: Insight }) {
  const { t } = useTranslation('recovery-plan');
  const { language } = useApp();
  const { fromDay, throughDay, aboveGoal, craving } = insight;
  const period = {
    from: formatDay(language, fromDay, 'dayMonth'),
    through: formatDay(language, throughDay, 'dayMonth'),
  };
  return (
    <Card as="section" className="stack" aria-labelledby="insight-title">
      <h2 className="h4" id="insight-title">
        {t('insight.title')}
      </h2>
      {aboveGoal && (
        <>
          <p>{t('insight.above', { count: aboveGoal.days, ...period })}</p>
          <Common {...aboveGoal} />
        </>
      )}
      {craving && <p>{t('insight.craving', craving)}</p>}
      <p className="small muted">{t('insight.note')}</p>
    </Card>
  );
}

function Common({ place, company, weekday }: NonNullable<Insight['aboveGoal']>) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { language } = useApp();
  const rows = [
    weekday && {
      key: 'weekday' as const,
      ...weekday,
      value: capitalise(weekdayName(language, weekday.value)),
    },
    place && { key: 'place' as const, ...place, value: t(`ui:place.${place.value as Place}`) },
    company && { key: 'company' as const, ...company, value: t(`ui:company.${company.value as Company}`) },
  ];
  return (
    <ul className="stack">
      {rows.map(
        (row) =>
          row && (
            <li key={row.key}>
              {t(`insight.${row.key}`)} <b>{row.value}</b>{' '}
              <span className="muted small">{t('insight.times', { count: row.count, of: row.of })}</span>
            </li>
          ),
      )}
    </ul>
  );
}
