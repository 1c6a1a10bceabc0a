import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { type MarkedDay, weekOf } from '#domain/tracking/week.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { MARK_ICONS } from '#ui/app/days/mark-icons.ts';
import { useDaySentence } from '#ui/app/days/useDaySentence.ts';
import { formatDay } from '#ui/app/format.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './WeekOverview.module.css';

/** The days of this week with their marks, and a link to the plan. */
export function WeekOverview({ me, overview }: { me: Me; overview: Overview }) {
  const { t } = useTranslation('programme');
  const today = useApp().today();
  const path = usePath();
  const week = weekOf(programmeWeek(me.programmeStart, today), overview, { ...me, today });
  return (
    <Card as="section" className="stack" aria-labelledby="this-week">
      <div className="row row-between">
        <h2 className="h4" id="this-week">
          {t('programme.week.title')}
        </h2>
        <Link className={styles.toPlan} to={path('plan')}>
          {t('programme.week.toPlan')}
        </Link>
      </div>
      <ol className={styles.days} aria-label={t('programme.week.days')}>
        {week.days.map((day) => (
          <DayDot key={day.day} day={day} />
        ))}
      </ol>
    </Card>
  );
}

function DayDot({ day }: { day: MarkedDay }) {
  const { language } = useApp();
  const sentence = useDaySentence(day);
  const Icon = MARK_ICONS[day.mark];
  return (
    <li className={cx(styles.day, day.isToday && styles.today)}>
      <span className={cx(styles.dot, styles[day.mark])} aria-hidden="true">
        {Icon && <Icon />}
      </span>
      <span className={styles.name} aria-hidden="true">
        {formatDay(language, day.day, 'weekday')}
      </span>
      <span className="visually-hidden">{sentence}</span>
    </li>
  );
}
