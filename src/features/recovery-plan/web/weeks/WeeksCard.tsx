import type { EndpointReply } from '#contract/endpoint.ts';
import type { Me } from '#domain/identity/account.ts';
import { measureOf } from '#domain/site/site.ts';
import { weekTotal } from '#domain/tracking/goal.ts';
import { isPartlyFilled, weekSums } from '#domain/tracking/results/week-sums.ts';
import { firstDayIn, type Overview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { readPlan } from '../../contract.ts';
import { WeekPosts } from './WeekPosts.tsx';
import styles from './Weeks.module.css';
import { WeeksTable } from './WeeksTable.tsx';

interface WeeksCardProps extends Pick<EndpointReply<typeof readPlan>, 'plan' | 'start'> {
  readonly overview: Overview;
  readonly me: Me;
}

/** The weeks as a line from where the plan began, with a table as its text. */
export function WeeksCard({ overview, me, plan, start }: WeeksCardProps) {
  const { t } = useTranslation('recovery-plan');
  const { site, today } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  if (!plan || !start) return null;
  const weeks = weekSums(overview, {
    ...me,
    registrationsStart: firstDayIn(overview, me.registrationsStart),
    today: today(),
  });
  const begin = weekTotal(start.use);
  const table = (
    <WeeksTable begin={begin} weeks={weeks} overview={overview} programmeStart={me.programmeStart} />
  );
  return (
    <Card as="section" className={cx('stack', styles.card)} aria-labelledby="weeks-title">
      <h2 className="h4" id="weeks-title">
        {t('weeks.title')}
      </h2>
      <p className="small muted">
        {t('weeks.text', { unit: capitalise(words.unit(2)) })}{' '}
        <span className={styles.withRoom}>
          {weeks.some(isPartlyFilled) && `${t('weeks.partly')} `}
          {weeks.some(({ time, goal }) => time === 'toCome' && goal !== null) && t('weeks.toCome')}
        </span>
      </p>
      <div className={styles.withRoom}>
        <WeekPosts begin={begin} weeks={weeks} target={weekTotal(plan.target)} />
        <Disclosure title={t('weeks.asTable')}>{table}</Disclosure>
      </div>
      <div className={styles.withoutRoom}>{table}</div>
    </Card>
  );
}
