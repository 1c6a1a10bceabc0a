import { QueryClient } from '@tanstack/react-query';
import { dayAt } from '#domain/kit/day.ts';
import { type Caller, CallFailure, createCaller, fetchTransport, isSessionOver } from '#ui/app/caller.ts';
import type { Kit } from '#ui/kit.ts';
import { sentAt } from '#ui/sent-at.ts';
import { otherTabs, type SessionWatch, sessionWatch } from '#ui/staff/session-watch.ts';
import { createWords } from '#ui/words/words.ts';
import { addWords } from './words.ts';

/** The context of the staff's screens: what they share with the sites, of which they have no person, no page and no device. */
export interface StaffApp extends Kit {
  readonly session: SessionWatch;
}

export function createStaffApp(): StaffApp {
  const i18n = createWords('nl');
  addWords(i18n);
  const timeZone = zoneOfPage();
  const session = sessionWatch(otherTabs());
  const sent = sentAt();
  const ahead = sent === undefined ? 0 : Date.parse(sent) - Date.now();
  const now = () => Date.now() + ahead;
  return {
    language: 'nl',
    settings: { timeZone, quickExitUrl: null },
    caller: createWatchedCaller(session),
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: retryLostCalls, staleTime: 10_000 } },
    }),
    i18n,
    now,
    today: () => dayAt(new Date(now()), timeZone),
    loadMe: async () => null,
    session,
  };
}

/** The zone in which the server counts days and hours, which it writes into the page. */
function zoneOfPage(): string {
  const { timeZone } = document.documentElement.dataset;
  if (timeZone === undefined) throw new Error('The page does not say its time zone');
  return timeZone;
}

/** Notices every call, which keeps the session, and the one that says it is over. */
function createWatchedCaller(session: SessionWatch): Caller {
  const caller = createCaller('/api', fetchTransport, async (reply) => {
    try {
      const given = await reply;
      session.used();
      return given;
    } catch (error) {
      if (isSessionOver(error)) {
        caller.forgetToken();
        session.end();
      }
      throw error;
    }
  });
  return caller;
}

function retryLostCalls(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof CallFailure && error.code === 'network';
}
