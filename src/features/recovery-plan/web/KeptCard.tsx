import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { keptDays } from '#domain/tracking/results/kept-days.ts';
import { firstDayIn, type Overview } from '#features/daily-registration/contract.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface KeptCardProps {
  readonly overview: Overview;
  readonly statistics: EndpointReply<typeof readStatistics>;
}

/** What stays, whatever the next days bring. Counts, never a success rate. */
export function KeptCard({ overview, statistics }: KeptCardProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const today = useApp().today();
  const start = firstDayIn(overview, statistics.registrationsStartDate);
  const { longestRow, pauses } = keptDays(overview, start, today);
  const rows = [
    { label: t('kept.row'), days: longestRow },
    { label: t('kept.filled'), days: statistics.completed },
    { label: t('kept.within'), days: statistics.success },
    { label: t('kept.pauses'), days: pauses },
  ].filter(({ days }) => days > 0);
  return (
    <Card as="section" className="stack" aria-labelledby="kept-title">
      <h2 className="h4" id="kept-title">
        {t('kept.title')}
      </h2>
      {statistics.completed === 0 && <p>{t('kept.nothing')}</p>}
      {rows.length > 0 && (
        <ul className={figures.list}>
          {rows.map(({ label, days }) => (
            <li key={label}>
              {label} <b>{t('days', { count: days })}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{t('kept.note')}</p>
      <p>
        <Link to={path('registrationOfDay', { date: today })}>{t('kept.pause')}</Link>
      </p>
    </Card>
  );
}
