import type { ReactNode } from 'react';
import { Scene } from '../primitives/Scene.tsx';
import styles from './AuthLayout.module.css';

/**
 * The layout of login and similar pages. Put it directly inside `<main>`, whose padding it removes. The quote is
 * decoration for wide screens only; it must not hold anything a person has to read.
 */
export function AuthLayout({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <div className={styles.panel}>
        <div className={styles.form}>{children}</div>
      </div>
      <div className={styles.scene}>
        <p className={styles.quote}>{quote}</p>
        <Scene />
      </div>
    </div>
  );
}
