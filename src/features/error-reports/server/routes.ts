import { type Limit, perNetwork, takeAttempts } from '#platform/flood/flood.ts';
import { type Route, route } from '#platform/http/route.ts';
import { sendErrorReport } from '../contract.ts';

/** A broken page reports a few times; more than this from one address adds nothing. */
const REPORTS: Limit = { kind: 'error_report', most: 30, windowSeconds: 3_600 };

export const errorReportRoutes: readonly Route[] = [
  route(sendErrorReport, async (context, { body }) => {
    const { errorReporter, site } = context;
    if (body === null || !errorReporter.wanted) return undefined;
    if ((await takeAttempts(context, perNetwork(REPORTS, context))).reached) return undefined;
    const { route: page = 'content', ...report } = body;
    errorReporter.report({ ...report, source: 'browser', place: page, site });
    return undefined;
  }),
];
