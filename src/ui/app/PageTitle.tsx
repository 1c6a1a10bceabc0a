import { useTranslation } from 'react-i18next';

/** The title of the page. Never names a substance, a person or a day: it stands in tabs and histories. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('ui');
  return <title>{`${title} – ${t('titleSuffix')}`}</title>;
}
