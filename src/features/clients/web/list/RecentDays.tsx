import { DAY_MARKS, type DayMark } from '#domain/tracking/progress.ts';
import { cx } from '#ui/cx.ts';
import { Legend, LegendItem } from '#ui/primitives/Legend.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';
import styles from './ClientList.module.css';

/** The marks of the last days, today last, in words for people who do not see them. */
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
        <Mark key={daysAgo} of={mark} />
      ))}
    </span>
  );
}

const COMMON = ['within', 'above', 'open'] as const;
const RARE = ['noGoal', 'paused'] as const;
/** Some marks have a text of their own when they are about a client. */
const OF_A_CLIENT: { readonly context?: 'client' } = { context: 'client' };

/** The legend of the marks; rare ones are explained only if they occur. */
export function RecentLegend({ clients }: { clients: readonly Pick<ClientRow, 'recent'>[] }) {
  const { t } = useTranslation('ui');
  if (clients.every(({ recent }) => recent.length === 0)) return null;
  const rare = RARE.filter((mark) => clients.some(({ recent }) => recent.includes(mark)));
  return (
    <Legend>
      {[...COMMON, ...rare].map((mark) => (
        <LegendItem key={mark} swatch={<Mark of={mark} />}>
          {t(`mark.${mark}`, OF_A_CLIENT)}
        </LegendItem>
      ))}
    </Legend>
  );
}

function Mark({ of }: { of: DayMark }) {
  return <i className={cx(styles.mark, styles[of])} aria-hidden="true" />;
}
