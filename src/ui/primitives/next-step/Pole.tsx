import styles from './Pole.module.css';

/** A post of the rope in the colour of the sun: it marks the next step, and there is one on a screen. Decorative. */
export function Pole() {
  return <span className={styles.pole} aria-hidden="true" />;
}
