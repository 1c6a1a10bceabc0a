import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The link above the title of a page of the diary. */
export function BackToDiary() {
  const { t } = useTranslation('diary');
  const path = usePath();
  return <BackLink to={path('diary')}>{t('toDiary')}</BackLink>;
}
