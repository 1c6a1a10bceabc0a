import type { LanguageSetting } from '#domain/site/site.ts';
import { readStaffMe } from '#features/staff/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';

/** Whether the sites speak more than Dutch. Nobody gets here before it is known. */
export function useLanguageSetting(): LanguageSetting {
  const { data } = useEndpoint(readStaffMe);
  return { multilingual: data?.multilingual ?? true };
}
