import { cssVars, cx } from '../cx.ts';
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
