import { plusDays } from '#domain/kit/duration.ts';
import { type Route, route } from '#platform/http/route.ts';
import { checkMailLink, chooseMails, readSentMails, SHOWN_DAYS } from '../contract.ts';
import { findSentMails } from './queries.ts';
import { checkLink, chooseByLink } from './unsubscribe.ts';

/** More than anyone gets in the period shown. */
const MOST_SHOWN = 100;

export const mailRoutes: readonly Route[] = [
  route(readSentMails, async ({ db, clock, person: { uid } }) => {
    const since = plusDays(clock.now(), -SHOWN_DAYS);
    const sent = await findSentMails(db, uid, { since, limit: MOST_SHOWN });
    return sent.map(({ kind, sentAt }) => ({ kind, sent_at: sentAt.toISOString() }));
  }),
  route(checkMailLink, async (context, { query }) => {
    await checkLink(context, query);
    return undefined;
  }),
  route(chooseMails, async (context, { body }) => {
    await chooseByLink(context, body);
    return undefined;
  }),
];
