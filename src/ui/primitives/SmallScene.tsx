import styles from './SmallScene.module.css';

/** Decoration above the message of an error page: the rail with one piece missing. */
export function SmallScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 400 150" aria-hidden="true">
      <path className={styles.far} d="M0 100c60-40 130-40 200-8s130 20 200-4v62H0z" />
      <path className={styles.near} d="M0 124c90-24 150-18 220-6s120 8 180-10v42H0z" />
      <circle cx="300" cy="54" r="24" className={styles.sun} />
      <path d="M60 88v52M150 84v56M270 88v52M350 86v54" className={styles.posts} />
      <path
        d="M-10 92c20 12 46 10 70 2 26 24 64 22 90-2 14 14 24 20 34 21M240 118c10-4 20-14 30-24 24 22 56 20 80-2 20 12 40 14 60 6"
        className={styles.rope}
      />
    </svg>
  );
}
