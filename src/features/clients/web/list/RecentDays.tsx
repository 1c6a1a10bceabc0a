import { DAY_MARKS, type DayMark } from '#domain/tracking/progress.ts';
import { cx } from '#ui/cx.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ClientList.module.css';

/** The marks of the last days, today last, which are told in words for whoever does not see them. */
export function RecentDays({ marks }: { marks: readonly DayMark[] }) {
  const { t } = useTranslation('clients');
  const counted = DAY_MARKS.map((mark) => ({ mark, count: marks.filter((one) => one === mark).length }));
  const words = counted
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => t(`recent.${mark}`, { count }))
    .join(', ');
  const dated = marks.map((mark, nth) => ({ mark, daysAgo: marks.length - 1 - nth }));
  return (
    <span className={styles.recent} role="img" aria-label={words} title={words}>
      {dated.map(({ mark, daysAgo }) => (
        <i key={daysAgo} className={cx(styles[mark])} />
      ))}
    </span>
  );
}
