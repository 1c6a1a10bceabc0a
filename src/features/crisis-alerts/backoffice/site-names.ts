import { SITES, type Site } from '#domain/site/site.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Names some sites, as one line of text. */
export function useSiteNames(): (sites: readonly Site[]) => string {
  const { t } = useTranslation(['crisis-alerts-staff', 'ui']);
  return (sites) =>
    sites.length === SITES.length ? t('allSites') : sites.map((site) => t(`ui:site.${site}`)).join(', ');
}
