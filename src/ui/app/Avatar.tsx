import styles from './Avatar.module.css';

/** Where the picture of an avatar is. */
export function avatarSource(avatar: number): string {
  return `/avatars/${avatar}.svg`;
}

/** The picture a person chose, as decoration: the words stand beside it. */
export function Avatar({ avatar, size }: { avatar: number; size: number }) {
  return <img className={styles.avatar} src={avatarSource(avatar)} alt="" width={size} height={size} />;
}
