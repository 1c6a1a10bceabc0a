import { Flag, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import type { CallToAction } from '#domain/tracking/progress.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './CallToActionCard.module.css';
import { useStopDay } from './useStopDay.ts';

interface CallToActionCardProps {
  readonly variant: CallToAction;
  /** The first day of a plan that has not begun. */
  readonly startsOn: Day | null;
  /** Today has a registration. */
  readonly filledIn: boolean;
  /** Nothing has to be filled in for today, which may be a pause. */
  readonly isTodayDone: boolean;
}

/** The next step. Filling in today is always one tap away; without a plan, making one comes first. */
export function CallToActionCard({ variant, startsOn, filledIn, isTodayDone }: CallToActionCardProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const { language } = useApp();
  const waitsFor = variant === 'welcome' ? startsOn : null;
  const asksForPlan = variant === 'welcome' && startsOn === null;
  return (
    <Card
      as="section"
      tone="deep"
      className={cx('on-deep', 'row', 'row-between')}
      aria-labelledby="cta-title"
    >
      <div className={styles.words}>
        <h2 className="h3" id="cta-title">
          {waitsFor
            ? t('cta.waiting.title', { date: formatDay(language, waitsFor, 'dayMonth') })
            : t(`cta.${variant}.title`)}
        </h2>
        <p>{t(`cta.${waitsFor ? 'waiting' : variant}.text`)}</p>
        {variant === 'started' && <StopDayLine />}
      </div>
      <div className="row">
        {asksForPlan && (
          <Link className={buttonClass({ variant: 'warm' })} to={path('goal')}>
            <Flag aria-hidden="true" />
            {t('cta.welcome.action')}
          </Link>
        )}
        <FillIn filledIn={filledIn} quiet={isTodayDone || asksForPlan} />
        {variant === 'finished' && (
          <Link className={buttonClass({ variant: 'onDeep' })} to={`${path('account')}#programme`}>
            {t('cta.finished.restart')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Takes the place of the next step once nothing has to be filled in for today: it asks nothing, and leads to that day. */
export function TodayDoneCard({ filledIn }: Pick<CallToActionCardProps, 'filledIn'>) {
  const { t } = useTranslation('recovery-plan');
  const { today } = useApp();
  const path = usePath();
  return (
    <Card as="section" className="row row-between" aria-labelledby="cta-title">
      <div className={styles.words}>
        <h2 className="h4" id="cta-title">
          {t(filledIn ? 'cta.filledIn' : 'cta.paused')}
        </h2>
        <StopDayLine />
      </div>
      <Link
        className={buttonClass({ variant: 'secondary' })}
        to={path('registrationOfDay', { date: today() })}
      >
        <PenLine aria-hidden="true" />
        {t('cta.change')}
      </Link>
    </Card>
  );
}

/** How long it is until the stop day, or that it is today; nothing once it is past. */
function StopDayLine(): ReactNode {
  const { t } = useTranslation('recovery-plan');
  const { language } = useApp();
  const stop = useStopDay();
  if (!stop) return null;
  return <p>{t('countdown.line', { date: formatDay(language, stop.day, 'full'), count: stop.ahead })}</p>;
}

function FillIn({ filledIn, quiet }: { filledIn: boolean; quiet: boolean }): ReactNode {
  const { t } = useTranslation('recovery-plan');
  const { today } = useApp();
  const path = usePath();
  return (
    <Link
      className={buttonClass({ variant: quiet ? 'onDeep' : 'warm' })}
      to={filledIn ? path('registrationOfDay', { date: today() }) : path('registration')}
    >
      <PenLine aria-hidden="true" />
      {t(filledIn ? 'cta.change' : 'cta.fillIn')}
    </Link>
  );
}
