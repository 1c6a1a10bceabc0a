import { framesOf, typeOf } from '#contract/error-report.ts';
import { sendErrorReport } from '#features/error-reports/contract.ts';
import type { App } from '#ui/app/app.ts';
import { type Caller, CallFailure } from '#ui/app/caller.ts';
import { PartMissing } from './part-missing.ts';
import { routeAt } from './route-at.ts';

/** The limit per page: more reports of a repeated error add nothing. */
const MOST_PER_PAGE = 10;

/**
 * Reports errors to our own server: their type, their place in our own files, and the name of the page. Nothing a person
 * typed, no URL, no message (docs/decisions/0026).
 */
export function createErrorReports(
  caller: Caller,
  { build, ...place }: Pick<App, 'site' | 'language'> & { build: string },
): (error: unknown) => void {
  const reported = new Set<string>();
  return (thrown) => {
    if (!(thrown instanceof Error)) return;
    const frames = framesOf(thrown, ownFile);
    const route = routeAt(place, window.location.pathname);
    const body = { ...kindOf(thrown), frames, build, ...(route ? { route } : {}) };
    const same = JSON.stringify([body.type, frames[0], route]);
    if (reported.has(same) || reported.size >= MOST_PER_PAGE) return;
    reported.add(same);
    // A report that gets lost is not retried.
    caller.call(sendErrorReport, { body }).catch(() => undefined);
  };
}

/** Our own classes by `name` property, because the build minifies class names. */
function kindOf(error: Error) {
  if (error instanceof PartMissing) return { type: 'PartMissing' };
  if (!(error instanceof CallFailure)) return { type: typeOf(error) };
  const { code, requestId } = error;
  return { type: 'CallFailure', code, ...(requestId ? { requestId } : {}) };
}

/** Only files of the bundle; the URL of a page would reveal where somebody was. */
function ownFile(place: string): string | null {
  const { origin } = window.location;
  const [, file] =
    /^\/((?:assets|src)\/[^?#]+)/.exec(place.startsWith(origin) ? place.slice(origin.length) : '') ?? [];
  return file ?? null;
}
