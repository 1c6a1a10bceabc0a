import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface KeptCardProps {
  readonly statistics: EndpointReply<typeof readStatistics>;
  /** Today is a pause already. */
  readonly isPaused: boolean;
}

/**
 * What stays, whatever the next days bring, with the counts of spec 1 §2 (Recovery plan page): days above the goal are a
 * count like the others. Never a success rate.
 */
export function KeptCard({ statistics, isPaused }: KeptCardProps) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const path = usePath();
  const { today } = useApp();
  const rows = [
    { label: t('kept.row'), days: statistics.longestRow },
    { label: t('kept.filled'), days: statistics.completed, of: statistics.total },
    { label: t('ui:mark.within'), days: statistics.success },
    { label: t('ui:mark.above'), days: statistics.failed },
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
          {rows.map(({ label, days, of }) => (
            <li key={label}>
              {label}{' '}
              <b>{of === undefined ? t('days', { count: days }) : t('kept.daysOf', { days, count: of })}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{t('kept.note')}</p>
      {!isPaused && (
        <p>
          <Link to={`${path('registrationOfDay', { date: today() })}#pause`}>{t('kept.pause')}</Link>
        </p>
      )}
    </Card>
  );
}
