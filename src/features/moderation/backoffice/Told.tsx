import styles from './Told.module.css';
import { useModerationWords } from './useModerationWords.ts';

interface ToldProps {
  /** Null: the writer hears of nothing. */
  readonly text: string | null;
  /** Why that is so. */
  readonly otherwise: string;
}

/** What the writer will read, as it is typed. */
export function Told({ text, otherwise }: ToldProps) {
  const { t } = useModerationWords();
  if (text === null) return <p className="small muted">{otherwise}</p>;
  return (
    <div>
      <p className="small muted">{t('decide.told')}</p>
      <p className={styles.told}>{text}</p>
    </div>
  );
}
