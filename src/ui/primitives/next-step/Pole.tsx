import styles from './Pole.module.css';

/** A post of the rope in the colour of the sun, which marks the one next step of a screen. Decorative. */
export function Pole() {
  return <span className={styles.pole} aria-hidden="true" />;
}
