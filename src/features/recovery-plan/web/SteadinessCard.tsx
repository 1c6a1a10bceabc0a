import { useTranslation } from 'react-i18next';
import type { EndpointReply } from '#contract/endpoint.ts';
import { DAYS_FOR_A_SHARE } from '#domain/tracking/steadiness.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';

/** How many of the days filled in were within the goal, in words, and the days in a row. No mark for a person. */
export function SteadinessCard({ statistics }: { statistics: EndpointReply<typeof readStatistics> }) {
  const { t } = useTranslation('recovery-plan');
  const { success, steadinessDays, currentStreak, bestStreak } = statistics;
  if (steadinessDays === 0) return null;
  const rows = [
    { label: t('steadiness.now'), days: currentStreak },
    { label: t('steadiness.best'), days: bestStreak },
  ].filter(({ days }) => days > 0);
  return (
    <Card as="section" className="stack" aria-labelledby="steadiness-title">
      <h2 className="h4" id="steadiness-title">
        {t('steadiness.title')}
      </h2>
      <p>
        {steadinessDays < DAYS_FOR_A_SHARE
          ? t('steadiness.few', { count: steadinessDays })
          : t(success === 0 ? 'steadiness.none' : 'steadiness.share', {
              days: steadinessDays,
              count: success,
            })}
      </p>
      {rows.length > 0 && (
        <ul className={figures.list}>
          {rows.map(({ label, days }) => (
            <li key={label}>
              {label} <b>{t('streak.days', { count: days })}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{t('steadiness.note')}</p>
    </Card>
  );
}
