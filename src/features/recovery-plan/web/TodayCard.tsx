import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PROGRAMME_WEEKS } from '#domain/goal.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import styles from './TodayCard.module.css';

interface TodayCardProps {
  /** Today has a registration. */
  readonly filledIn: boolean;
  readonly week: number;
}

/** The next step: fill in today. After the last week it says so and keeps the step. */
export function TodayCard({ filledIn, week }: TodayCardProps) {
  const { t } = useTranslation('recovery-plan');
  const { today } = useApp();
  const path = usePath();
  const finished = week > PROGRAMME_WEEKS;
  return (
    <Card
      as="section"
      tone="deep"
      className={cx('on-deep', 'row', 'row-between')}
      aria-labelledby="today-title"
    >
      <div className={styles.words}>
        <h2 className="h3" id="today-title">
          {t(finished ? 'plan.finished.title' : 'plan.today.title')}
        </h2>
        <p>{finished ? t('plan.finished.text') : t(filledIn ? 'plan.today.done' : 'plan.today.text')}</p>
      </div>
      <Link
        className={buttonClass({ variant: filledIn ? 'onDeep' : 'warm' })}
        to={filledIn ? path('registrationOfDay', { date: today() }) : path('registration')}
      >
        <PenLine aria-hidden="true" />
        {t(filledIn ? 'plan.today.change' : 'plan.today.action')}
      </Link>
    </Card>
  );
}
