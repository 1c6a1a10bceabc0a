import { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** How many days were filled in, in words (spec 1 §2 Main menu); null while that loads. Only for sites that count days. */
export function useStreak(): string | null {
  const { t } = useTranslation('web');
  const { data } = useEndpoint(readStatistics);
  return data ? t('streak', { completed: data.completed, count: data.total }) : null;
}
