import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Params, useParams } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, limitOf } from '#ui/app/caller.ts';
import { readBuddyCode } from '../contract.ts';

export type BuddyCode = EndpointReply<typeof readBuddyCode>;
/** What a code opens, or why it opens nothing. */
export type Opened = BuddyCode | 'unknown' | 'tooMany' | 'tooFast';

function codeQuery(app: App, code: string) {
  return queryOptions({
    queryKey: [readBuddyCode.path, code],
    queryFn: async (): Promise<Opened> => {
      try {
        return await app.caller.call(readBuddyCode, { query: { pairing_code: code } });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (error.code === 'not_found') return 'unknown';
        const limit = limitOf(error);
        if (limit) return limit === 'minute' ? 'tooFast' : 'tooMany';
        throw error;
      }
    },
    // Read again only once it was answered.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Reads what is behind the code in the URL, and returns the status of the page; `gone` is the status for a valid code that is
 * over. Changes nothing, because mail scanners open links too.
 */
async function statusOf(app: App, { pairingCode = '' }: Params, gone: number): Promise<number> {
  const opened = await app.queryClient.fetchQuery(codeQuery(app, pairingCode)).catch(() => null);
  if (opened === null) return 503;
  if (opened === 'tooMany' || opened === 'tooFast') return 429;
  if (opened === 'unknown') return 404;
  return opened.state === 'gone' ? gone : 200;
}

export function prefetchCode(app: App, params: Params): Promise<number> {
  return statusOf(app, params, 404);
}

/** Prefetches for the page that stops the mails: opening it after having stopped is no error. */
export function prefetchCodeToStop(app: App, params: Params): Promise<number> {
  return statusOf(app, params, 200);
}

/**
 * The code in the URL, with what it opens; null while that is unknown. A page stays as it was opened, and shows by itself what
 * happens on it.
 */
export function useBuddyCode(): { readonly code: string; readonly opened: Opened | null } {
  const code = useParams()['pairingCode'] ?? '';
  const { data } = useQuery(codeQuery(useApp(), code));
  const [opened, setOpened] = useState(data);
  if (data !== undefined && opened === undefined) setOpened(data);
  return { code, opened: opened ?? null };
}

/** Lets every page that is opened from now on ask anew what is behind the code. */
export function forgetBuddyCode({ queryClient }: App, code: string): void {
  void queryClient.invalidateQueries({ queryKey: [readBuddyCode.path, code], refetchType: 'none' });
}
