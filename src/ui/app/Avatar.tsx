import styles from './Avatar.module.css';

/** The URL of the picture of an avatar. */
export function avatarSource(avatar: number): string {
  return `/avatars/${avatar}.svg`;
}

/** The picture a person chose; decorative, as its text is next to it. */
export function Avatar({ avatar, size }: { avatar: number; size: number }) {
  return <img className={styles.avatar} src={avatarSource(avatar)} alt="" width={size} height={size} />;
}
