import { readContacts } from '#features/contacts/contract.ts';
import { readCrisisPhrases } from '#features/programme/crisis-contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import type { UseCrisisSources } from '#ui/help/crisis-sources.ts';

/** The phrases to look for, and whom to call; the same for every field that a person writes in. */
export const useCrisisSources: UseCrisisSources = () => {
  const phrases = useEndpoint(readCrisisPhrases).data;
  const contacts = useEndpoint(readContacts).data ?? [];
  return { phrases, contacts };
};
