import { STOP_WITHIN_DAYS } from '#domain/tracking/stop-day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useStopDay } from '../useStopDay.ts';

const PREPARATIONS = ['tell', 'clear', 'think', 'ask'] as const;

/** The days until the stop day, and small things to prepare; nothing on the day itself. */
export function StopCountdown() {
  const { t } = useTranslation('recovery-plan');
  const { language } = useApp();
  const stop = useStopDay();
  if (!stop || stop.ahead === 0) return null;
  const { day, ahead } = stop;
  return (
    <Card as="section" className="stack" aria-labelledby="stop-day">
      <h2 className="h3" id="stop-day">
        {t('countdown.title', { count: ahead })}
      </h2>
      <p>{capitalise(formatDay(language, day, 'full'))}</p>
      {ahead <= STOP_WITHIN_DAYS && <Rope number={1} total={ahead + 1} />}
      <p className="muted">{t('countdown.prepare')}</p>
      <ul>
        {PREPARATIONS.map((each) => (
          <li key={each}>{t(`countdown.preparation.${each}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
