import styles from './Urge.module.css';

/** Quotes what the reader wrote at a quieter moment, and says where. */
export function OwnWords({ text, from }: { text: string; from: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      <figcaption className="small">{from}</figcaption>
    </figure>
  );
}
