import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  readonly label: string;
  /** Whether to render it before the page has its scripts, which then decide. */
  readonly early?: boolean;
  readonly children: ReactNode;
  /** The label of the cross. */
  readonly away: string;
  readonly onAway: () => void;
}

/** One line above a page, which can be put away. */
export function NoticeBar({ label, early = false, children, away, onAway }: NoticeBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-early={early ? '' : undefined}>
      <div className={cx('container', styles.line)}>
        {children}
        <Button
          variant="subtle"
          size="small"
          className={styles.away}
          icon={<X aria-hidden="true" />}
          aria-label={away}
          onClick={onAway}
        />
      </div>
    </section>
  );
}
