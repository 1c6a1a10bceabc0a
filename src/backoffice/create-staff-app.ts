import { type Caller, createCaller, isSessionOver } from '#ui/app/caller.ts';
import { createFetchTransport } from '#ui/fetch-transport.ts';
import type { Kit } from '#ui/kit.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { sentAt } from '#ui/sent-at.ts';
import { serverClock } from '#ui/server-clock.ts';
import { otherTabs, type SessionWatch, sessionWatch } from '#ui/staff/session-watch.ts';
import { createWords } from '#ui/words/words.ts';
import { addWords } from './words.ts';

/** Long, as a log filtered by a rare kind may be read far back. */
const PATIENCE_MS = 60_000;

/** The context of the staff's screens: what they share with the sites, without a person, a page owner or a device. */
export interface StaffApp extends Kit {
  readonly session: SessionWatch;
}

export function createStaffApp(): StaffApp {
  const i18n = createWords('nl');
  addWords(i18n);
  const timeZone = zoneOfPage();
  const session = sessionWatch(otherTabs());
  return {
    language: 'nl',
    settings: { timeZone, quickExitUrl: null },
    caller: createWatchedCaller(session),
    helpPath: null,
    queryClient: createQueryClient(10_000),
    i18n,
    ...serverClock(sentAt(), timeZone),
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

/** Reports every answered call to the session watch, and the refusal that says the session is over. */
function createWatchedCaller(session: SessionWatch): Caller {
  const caller = createCaller('/api', createFetchTransport(PATIENCE_MS), {
    async follow(reply) {
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
    },
  });
  return caller;
}
