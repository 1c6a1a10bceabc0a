import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import styles from './Calendar.module.css';

const WEEKS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The outline of a month while its days load. */
export function CalendarSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Card className="stack" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton width="10rem" height="2rem" />
      <div className={styles.skeleton}>
        {WEEKS.flatMap((week) =>
          WEEKDAYS.map((weekday) => (
            <span key={week + weekday} className={styles.day}>
              <Skeleton shape="circle" height="100%" />
            </span>
          )),
        )}
      </div>
    </Card>
  );
}
