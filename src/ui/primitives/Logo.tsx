import styles from './Logo.module.css';
import { logoWord } from './logoWord.ts';

/** Inherits the text colour, so it works on light and on deep surfaces. Its accessible name is “Houvast”. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 177 40" role="img" aria-label="Houvast">
      <path className={styles.mark} d="M9 5v30M9 23.5c0-12 20-12 20 0V35" />
      <circle className={styles.sun} cx="24.5" cy="7.2" r="4.7" />
      <path fill="currentColor" d={logoWord} />
    </svg>
  );
}
