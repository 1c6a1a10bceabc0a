import { useTranslation } from 'react-i18next';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { ProgressBar } from '#ui/primitives/ProgressBar.tsx';

/** What one bad day cannot undo: how steady the days are, and the days in a row. */
export function SteadinessCard({ statistics }: { statistics: EndpointReply<typeof readStatistics> }) {
  const { t } = useTranslation('recovery-plan');
  const { steadiness, currentStreak, bestStreak } = statistics;
  if (steadiness === null) return null;
  const share = Math.round(steadiness * 100);
  return (
    <Card as="section" className="stack" aria-labelledby="steadiness-title">
      <h2 className="h4" id="steadiness-title">
        {t('steadiness.title')}
      </h2>
      <p className={figures.big}>
        {share} <span>{t('steadiness.of')}</span>
      </p>
      <ProgressBar
        label={t('steadiness.title')}
        value={share}
        max={100}
        valueText={t('steadiness.valueText', { share })}
      />
      <ul className={figures.list}>
        <li>
          {t('steadiness.now')} <b>{t('streak.days', { count: currentStreak })}</b>
        </li>
        <li>
          {t('steadiness.best')} <b>{t('streak.days', { count: bestStreak })}</b>
        </li>
      </ul>
      <p className="small muted">{t('steadiness.note')}</p>
    </Card>
  );
}
