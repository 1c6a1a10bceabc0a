import { ShieldCheck, UserRound } from 'lucide-react';
import { Avatar } from '#ui/app/Avatar.tsx';
import type { Author } from '../contract.ts';
import styles from './Forum.module.css';

interface WriterPictureProps {
  readonly author: Author;
  readonly isByModerator?: boolean;
}

/** The avatar of the writer, dashed without a name; decorative, as the name is next to it. */
export function WriterPicture({ author, isByModerator = false }: WriterPictureProps) {
  if (author) return <Avatar avatar={author.avatar} size={44} />;
  return (
    <span className={styles.anonymous} aria-hidden="true">
      {isByModerator ? <ShieldCheck /> : <UserRound />}
    </span>
  );
}
