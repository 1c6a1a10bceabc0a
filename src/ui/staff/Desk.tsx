import type { ReactNode } from 'react';
import styles from './Desk.module.css';

/** A main column with an aside that helps with the work; on a narrow screen the aside is below. */
export function Desk({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles.desk}>
      <div className="stack">{children}</div>
      <aside className="stack">{aside}</aside>
    </div>
  );
}
