import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SmallScene } from '../primitives/SmallScene.tsx';
import styles from './ErrorLayout.module.css';

/** Not found, no access, something failed: a heading, what it means, and one link onwards. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cx('container', styles.error)}>
      <SmallScene />
      {children}
    </div>
  );
}
