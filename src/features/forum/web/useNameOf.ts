import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Comment, Post } from './forum-texts.ts';

/** What the writer of a text is called. */
export function useNameOf({
  author,
  isByModerator,
}: Pick<Post | Comment, 'author' | 'isByModerator'>): string {
  const { t } = useTranslation('forum');
  return isByModerator ? t('moderator') : (author?.nickname ?? t('anonymous'));
}
