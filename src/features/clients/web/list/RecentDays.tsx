import { useTranslation } from 'react-i18next';
import { DAY_MARKS, type DayMark } from '#domain/tracking/progress.ts';
import { cx } from '#ui/cx.ts';
import styles from './ClientList.module.css';

/** The marks of the last days, which are told in words for whoever does not see them. */
export function RecentDays({ marks }: { marks: readonly DayMark[] }) {
  const { t } = useTranslation('clients');
  const counted = DAY_MARKS.map((mark) => ({ mark, count: marks.filter((one) => one === mark).length }));
  const words = counted
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => t(`recent.${mark}`, { count }))
    .join(', ');
  return (
    <span className={styles.recent} role="img" aria-label={words} title={words}>
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day has no identity but its position
        <i key={index} className={cx(styles[mark])} />
      ))}
    </span>
  );
}
