import { queryOptions } from '@tanstack/react-query';
import { checkMailLink } from '#features/mail/contract.ts';
import type { App } from '#ui/app/app.ts';
import { linkRefusalOf } from '#ui/app/failure/link-refusal.ts';

/** Whether the link in the URL is valid; a failed request is not a refusal. */
export function mailLinkQuery(app: App, search: URLSearchParams) {
  const { uid, kind, hash } = Object.fromEntries(search);
  return queryOptions({
    queryKey: [checkMailLink.path, uid ?? '', kind ?? '', hash ?? ''],
    queryFn: async (): Promise<'valid' | 'link_invalid'> => {
      try {
        await app.caller.call(checkMailLink, { query: { uid, kind, hash } });
      } catch (error) {
        if (linkRefusalOf(error) === 'link_invalid') return 'link_invalid';
        throw error;
      }
      return 'valid';
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
