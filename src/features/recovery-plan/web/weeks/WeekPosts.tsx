import { measureOf } from '#domain/site/site.ts';
import { barFill } from '#domain/tracking/progress.ts';
import { isPartlyFilled, type WeekSum } from '#domain/tracking/results/week-sums.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cssVars, cx } from '#ui/cx.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Weeks.module.css';

interface WeekPostsProps {
  /** What was used in a week when the plan began, in the site's unit. */
  readonly begin: number;
  readonly weeks: readonly WeekSum[];
  /** What the plan leads to, per week. */
  readonly target: number;
}

/** Room above the highest post, for its number. */
const HEADROOM = 1.05;

const KINDS = { past: undefined, now: styles.now, toCome: styles.toCome } as const;

/** The weeks as posts with a rope over those that are whole, solid as far as they went. The table says the same. */
export function WeekPosts({ begin, weeks, target }: WeekPostsProps) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(useApp().site).unit);
  // A plan that ends in the middle of a week has no goal for the whole of it.
  const shown = weeks.filter(({ time, goal }) => time !== 'toCome' || goal !== null);
  const posts = [
    { key: 0, amount: begin, label: t('weeks.begin'), kind: styles.start, isWhole: true },
    ...shown.map((week) => ({
      key: week.number,
      amount: week.time === 'toCome' ? week.goal : week.total,
      label: String(week.number),
      kind: isPartlyFilled(week) ? styles.partly : KINDS[week.time],
      isWhole: week.time === 'toCome' || week.filled === 7,
    })),
  ];
  const top = Math.max(1, ...posts.map(({ amount }) => amount ?? 0), target) * HEADROOM;
  const heights = posts.map(({ amount }) => (amount === null ? null : barFill(amount, top)));
  // A week that misses days would pull the rope down.
  const hangs = posts.map(({ isWhole }, index) => (isWhole ? (heights[index] ?? null) : null));
  const reached = 1 + shown.filter(({ time }) => time !== 'toCome').length;
  const last = hangs.slice(0, reached).findLastIndex((height) => height !== null);
  return (
    <div className={styles.weeks} style={cssVars({ '--posts': posts.length })} aria-hidden="true">
      {target > 0 && (
        <p className={styles.goalBox}>
          <span className={styles.goal} style={cssVars({ '--goal': barFill(target, top) })}>
            <span>{t('weeks.goal', { amount: words.number(target) })}</span>
          </span>
        </p>
      )}
      <svg
        className={styles.rope}
        viewBox={`0 0 ${posts.length * 100} 100`}
        preserveAspectRatio="none"
        focusable="false"
      >
        <path d={ropeOver(hangs.slice(0, reached), 0)} vectorEffect="non-scaling-stroke" />
        <path
          className={styles.open}
          d={ropeOver(hangs.slice(last), last)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {posts.map(({ key, amount, label, kind }, index) => (
        <div key={key} className={cx(styles.post, kind)}>
          <div className={styles.bar} style={cssVars({ '--amount': heights[index] ?? 0 })}>
            <b>{amount === null ? '–' : words.number(amount)}</b>
          </div>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}

/** How far a rope hangs through between two posts, of a height of 100. */
const SAG = 5;

/** A rope over the posts that have a height, from the one with this index on; posts stand 100 apart. */
function ropeOver(heights: readonly (number | null)[], first: number): string {
  const points = heights.flatMap((height, index) =>
    height === null ? [] : [{ x: (first + index) * 100 + 50, y: 100 - height * 100 }],
  );
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y.toFixed(1)}`;
      const lowest = Math.min(100, Math.max(before.y, y) + SAG);
      return `Q${(before.x + x) / 2} ${lowest.toFixed(1)} ${x} ${y.toFixed(1)}`;
    })
    .join('');
}
