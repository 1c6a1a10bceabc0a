import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** What stays, whatever the next days bring. Counts, never a success rate. */
export function KeptCard({ statistics }: { statistics: EndpointReply<typeof readStatistics> }) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const rows = [
    { label: t('kept.row'), days: statistics.longestRow },
    { label: t('kept.filled'), days: statistics.completed },
    { label: t('kept.within'), days: statistics.success },
    { label: t('kept.pauses'), days: statistics.pauses },
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
        <Link to={path('registrationOfDay', { date: useApp().today() })}>{t('kept.pause')}</Link>
      </p>
    </Card>
  );
}
