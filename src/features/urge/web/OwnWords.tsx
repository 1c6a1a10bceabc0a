import styles from './Urge.module.css';

/** What someone wrote themselves at a quieter moment, and where. */
export function OwnWords({ text, from }: { text: string; from: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      <figcaption className="small">{from}</figcaption>
    </figure>
  );
}
