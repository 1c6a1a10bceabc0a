import styles from './ContentPicture.module.css';

interface ContentPictureProps {
  readonly url: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture from the content, in the colours of the page. */
export function ContentPicture({ url, alt, width, height }: ContentPictureProps) {
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} {...named}>
      <use href={url} />
    </svg>
  );
}
