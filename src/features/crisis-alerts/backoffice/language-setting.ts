import type { LanguageSetting } from '#domain/site/site.ts';
import { readStaffMe } from '#features/staff/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';

/** Whether the sites are in more languages than Dutch. Nobody gets here before that is known. */
export function useLanguageSetting(): LanguageSetting {
  const { data } = useEndpoint(readStaffMe);
  return { multilingual: data?.multilingual ?? true };
}
