import type { ReactNode } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { daysBetween } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { euros } from '#domain/tracking/results/gains.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay, formatEuros } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { PlanGains, readPlan } from '../../contract.ts';
import styles from './GainsCard.module.css';
import { OwnPrice } from './OwnPrice.tsx';

interface GainsCardProps extends Pick<EndpointReply<typeof readPlan>, 'gains' | 'stopDay' | 'price'> {
  /** The six weeks are over, so that another goal would apply to no day. */
  readonly isOver: boolean;
}

/** What the plan brought so far: only what there is more or less of, and no mark for a person. */
export function GainsCard({ gains, stopDay, price, isOver }: GainsCardProps) {
  const { t } = useTranslation('recovery-plan');
  const { site, today } = useApp();
  if (!gains) return null;
  const stopped = stopDay !== null && stopDay < today() ? stopDay : null;
  const isEmpty = gains.less === 0 && gains.free === 0 && stopped === null;
  return (
    <Card as="section" className="stack" aria-labelledby="gains-title">
      <h2 className="h4" id="gains-title">
        {t('gains.title')}
      </h2>
      {isEmpty ? (
        <p>
          {t(gains.days === 0 ? 'gains.later' : 'gains.none')}
          {gains.days > 0 && !isOver && ` ${t('gains.fits')}`}
        </p>
      ) : (
        <ul className={styles.gains}>
          {stopped !== null && <SinceStop day={stopped} />}
          {gains.less > 0 && <Less gains={gains} />}
          {gains.less > 0 && <Money gains={gains} price={price} />}
          {gains.free > 0 && <Free days={gains.free} />}
        </ul>
      )}
      {!measureOf(site).stake && <OwnPrice price={price} />}
    </Card>
  );
}

function Gain({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <li className={styles.gain}>
      <b className={styles.figure}>{figure}</b> <span>{children}</span>
    </li>
  );
}

function SinceStop({ day }: { day: string }) {
  const { t } = useTranslation('recovery-plan');
  const { language, today } = useApp();
  return (
    <Gain figure={t('days', { count: daysBetween(day, today()) })}>
      {t('gains.since', { date: formatDay(language, day, 'dayMonth') })}
    </Gain>
  );
}

function Less({ gains: { less, days } }: { gains: PlanGains }) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(useApp().site).unit);
  return <Gain figure={`${words.number(less)} ${words.unit(less)}`}>{t('gains.less', { count: days })}</Gain>;
}

function Money({ gains: { less, averageStake }, price }: { gains: PlanGains; price: number | null }) {
  const { t } = useTranslation('recovery-plan');
  const { language, site } = useApp();
  const { stake, unit } = measureOf(site);
  const words = useAmountWords(unit);
  const each = stake ? averageStake : price;
  if (each === null || euros(less, each) === 0) return null;
  return (
    <Gain figure={formatEuros(language, euros(less, each))}>
      {stake
        ? t('gains.notStaked')
        : t('gains.money', { price: formatEuros(language, each), unit: words.unit(1) })}
    </Gain>
  );
}

function Free({ days }: { days: number }) {
  const { t } = useTranslation('recovery-plan');
  const { unit } = measureOf(useApp().site);
  return <Gain figure={t('days', { count: days })}>{t(`gains.free.${unit}`)}</Gain>;
}
