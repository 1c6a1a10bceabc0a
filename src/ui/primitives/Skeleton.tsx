import type { ReactNode } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cssVars, cx } from '../cx.ts';
import { Card } from './Card.tsx';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'block' | 'circle' | 'arch' | undefined;
  width?: string | undefined;
  height?: string | undefined;
};

/** Hidden from screen readers: put a Spinner or a `role="status"` line next to a group of these. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size = cssVars({ '--hv-skeleton-width': width, '--hv-skeleton-height': height });
  return <span className={cx(styles.skeleton, styles[shape])} style={size} aria-hidden="true" />;
}

/** Blocks in place of content that is loading, with these heights in rem. Announced to screen readers. */
export function LoadingBlocks({ heights }: { heights: readonly number[] }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className={cx('stack', styles.loading)}>
      <span className="visually-hidden">{t('loading')}</span>
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block has no identity but its position
        <Skeleton key={index} shape="block" height={`${height}rem`} />
      ))}
    </div>
  );
}

/** A card in place of one that is loading, around its skeleton. Announced to screen readers. */
export function LoadingCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Card className={cx('stack', styles.loading)} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {children}
    </Card>
  );
}
