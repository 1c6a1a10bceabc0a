import styles from './MessagePreview.module.css';
import { useModerationWords } from './useModerationWords.ts';

interface MessagePreviewProps {
  /** Null if the writer is told nothing. */
  readonly text: string | null;
  /** What to show then. */
  readonly otherwise: string;
}

/** What the writer will read, updated while the moderator types. */
export function MessagePreview({ text, otherwise }: MessagePreviewProps) {
  const { t } = useModerationWords();
  if (text === null) return <p className="small muted">{otherwise}</p>;
  return (
    <div>
      <p className="small muted">{t('decide.told')}</p>
      <p className={styles.told}>{text}</p>
    </div>
  );
}
