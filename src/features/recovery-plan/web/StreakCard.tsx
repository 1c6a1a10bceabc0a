import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { Swatch } from '#ui/primitives/Legend.tsx';
import { ProgressBar } from '#ui/primitives/ProgressBar.tsx';

interface StreakCardProps {
  readonly streak: EndpointReply<typeof readStatistics>;
  /** Days that can still be filled in; the others without a registration are pauses. */
  readonly open: number;
}

/**
 * How many days were filled in, and how they compare with the goal. Counts, never a success rate; before the first day no
 * count either.
 */
export function StreakCard({ streak, open }: StreakCardProps) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { total, completed, success, failed } = streak;
  const rows = [
    { swatch: 'within', label: t('streak.within'), days: success },
    { swatch: 'above', label: t('streak.above'), days: failed },
    { swatch: 'open', label: t('streak.open'), days: open },
    { swatch: 'paused', label: t('ui:mark.paused'), days: total - completed - open },
  ] as const;
  return (
    <Card as="section" className="stack" aria-labelledby="streak-title">
      <h2 className="h4" id="streak-title">
        {t('streak.title')}
      </h2>
      {completed === 0 ? (
        <p>{t('streak.nothing')}</p>
      ) : (
        <>
          <p className={figures.big}>
            {completed} <span>{t('streak.of', { count: total })}</span>
          </p>
          <ProgressBar
            label={t('streak.label')}
            value={completed}
            max={total}
            valueText={t('streak.valueText', { completed, count: total })}
          />
          <ul className={figures.list}>
            {rows
              .filter(({ swatch, days }) => swatch !== 'paused' || days > 0)
              .map(({ swatch, label, days }) => (
                <li key={swatch}>
                  <Swatch kind={swatch}>{swatch === 'within' && <Check aria-hidden="true" />}</Swatch>
                  {label}
                  <b>{t('streak.days', { count: days })}</b>
                </li>
              ))}
          </ul>
          <p className="small muted">{t('streak.note')}</p>
        </>
      )}
    </Card>
  );
}
