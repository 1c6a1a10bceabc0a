import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Checklist.module.css';

/** The heading of a view of the checklist. The focus follows to it when the view changes. */
export function ViewHeading({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <h2 ref={ref} className={styles.heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
