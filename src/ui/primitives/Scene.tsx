import styles from './Scene.module.css';

/** Decoration for the bottom of a positioned box, which sets the sky and the height. */
export function Scene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="720" cy="176" r="64" className={styles.sun} />
      <path
        className={styles.far}
        d="M0 250c140-60 260-70 420-28 120 32 230 6 360-30 170-46 330-30 660 40v188H0z"
      />
      <path
        className={styles.mid}
        d="M0 300c200-46 380-10 560 4 220 18 380-56 560-56 130 0 220 20 320 44v128H0z"
      />
      <path
        className={styles.near}
        d="M0 352c160-30 330-40 520-14 260 36 420 24 600-8 120-22 220-26 320-10v100H0z"
      />
      <path
        d="M70 300v120M290 296v124M510 302v118M730 316v104M950 316v104M1170 300v120M1390 290v130"
        className={styles.posts}
      />
      <path
        d="M-40 306c40 34 80 26 110 8 60 46 160 40 220-4 60 48 160 46 220 6 60 46 160 48 220 14 60 40 160 38 220 0 60 40 160 30 220-14 60 38 160 30 220-10 20 16 40 22 80 20"
        className={styles.rope}
      />
      <path className={styles.front} d="M0 394c240-26 460-16 720-2s520 4 720-16v44H0z" />
    </svg>
  );
}
