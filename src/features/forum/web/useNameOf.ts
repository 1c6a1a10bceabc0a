import { useTranslation } from '#ui/words/useTranslation.ts';

interface Written {
  readonly author: { readonly nickname: string | null } | null;
  readonly isByModerator?: boolean;
}

/** What the writer of a text is called. */
export function useNameOf(): (text: Written) => string {
  const { t } = useTranslation('forum');
  return ({ author, isByModerator = false }) =>
    isByModerator ? t('moderator') : (author?.nickname ?? t('anonymous'));
}
