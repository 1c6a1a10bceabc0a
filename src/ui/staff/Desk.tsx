import type { ReactNode } from 'react';
import styles from './Desk.module.css';

/** Work beside what helps with it, which comes below it where there is little room. */
export function Desk({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles.desk}>
      <div className="stack">{children}</div>
      <aside className="stack">{aside}</aside>
    </div>
  );
}
