import { WEEKDAYS } from '#domain/kit/day.ts';
import { LoadingCard, Skeleton } from '#ui/primitives/Skeleton.tsx';
import styles from './Calendar.module.css';

const WEEKS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The outline of a month while its days load. */
export function CalendarSkeleton() {
  return (
    <LoadingCard>
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
    </LoadingCard>
  );
}
