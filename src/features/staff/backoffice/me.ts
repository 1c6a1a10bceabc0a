import { useEndpoint } from '#ui/app/queries.ts';
import { readStaffMe } from '../contract.ts';

/** Who is signed in; undefined until that is known, and where nobody is. */
export function useStaffMe() {
  return useEndpoint(readStaffMe);
}
