import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from '../Forum.module.css';

/** What a moderator wrote about a decision, as their words and not ours. */
export function ModeratorWords({ words }: { words: string }) {
  const { t } = useTranslation('forum');
  return (
    <div>
      <p className="small muted">{t('decisions.wrote')}</p>
      <blockquote className={styles.quote}>{words}</blockquote>
    </div>
  );
}
