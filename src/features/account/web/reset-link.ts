import { queryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { App } from '#ui/app/app.ts';
import { type LinkRefusal, linkRefusalOf } from '#ui/app/link-refusal.ts';
import { checkResetLink } from '../link-contract.ts';

export interface LinkParts {
  readonly uid: string;
  readonly timestamp: string;
  readonly hash: string;
}

/** The parts of a link as they stand in the address of its page. */
export function linkPartsOf({ uid = '', timestamp = '', hash = '' }: Params): LinkParts {
  return { uid, timestamp, hash };
}

export type LinkAnswer = 'valid' | LinkRefusal;

/** Whether a link for a new password works. A refusal is an answer, too; only other failures are errors. */
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
    // Asked once a visit: what is being typed must not give way to an error because a tab came back to the front.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
