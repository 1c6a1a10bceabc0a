import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Title.module.css';

/** The h1 of a page that took the place of another without a new address: with `takesFocus` the focus goes there. */
export function Title({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={title} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
