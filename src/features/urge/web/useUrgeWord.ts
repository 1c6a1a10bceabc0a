import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The site's word for an urge, to be filled in. */
export function useUrgeWord() {
  const { t } = useTranslation('urge');
  return { urge: t(`word.${measureOf(useApp().site).unit}`) };
}
