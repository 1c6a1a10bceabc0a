import { queryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { App } from '#ui/app/app.ts';
import { type LinkRefusal, linkRefusalOf } from '#ui/app/failure/link-refusal.ts';
import { checkResetLink } from '../link-contract.ts';

export interface LinkParts {
  readonly uid: string;
  readonly timestamp: string;
  readonly hash: string;
}

/** The parts of a link, from the URL of its page. */
export function linkPartsOf({ uid = '', timestamp = '', hash = '' }: Params): LinkParts {
  return { uid, timestamp, hash };
}

export type LinkAnswer = 'valid' | LinkRefusal;

/** Whether a link for a new password is valid. A refusal is a valid result; only other failures are errors. */
export function resetLinkQuery(app: App, link: LinkParts) {
  return queryOptions({
    queryKey: [checkResetLink.path, link],
    queryFn: async (): Promise<LinkAnswer> => {
      try {
        await app.caller.call(checkResetLink, { params: { ...link } });
        return 'valid';
      } catch (error) {
        const refusal = linkRefusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
    },
    // Fetched once per visit: a refetch on focus must not replace what is being typed with an error.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
