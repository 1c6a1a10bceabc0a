import { useTranslation } from '#ui/words/useTranslation.ts';

/** The name of a list of several pages, with the page that is open: the list takes the focus when its page is turned. */
export function useNameOfPage(): (name: string, page: number, total: number) => string {
  const { t } = useTranslation('ui');
  return (name, page, total) => (total > 1 ? `${name}. ${t('pages.page', { page, total })}` : name);
}
