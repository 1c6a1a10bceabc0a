import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#domain/identity/account.ts';
import type { Language } from '#domain/kit/language.ts';
import { isForNurses, type Site } from '#domain/site/site.ts';
import { type CrisisAlert, readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import type { Environment } from '#platform/environment.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { Turns } from '#platform/turns.ts';
import type { PageAnswer, PageRequest } from '#web/page-contract.ts';
import { reportPage } from '../http/error-reports.ts';
import type { KeptPage, PageCache } from './cache.ts';
import { callsOf } from './calls.ts';
import type { LoggedInPages } from './people.ts';

export interface PageRenderer {
  /** Folder of the built files, or null while developing. */
  readonly assets: string | null;
  render(request: PageRequest): Promise<PageAnswer>;
}

/** What page handlers need. */
export interface PageParts {
  readonly app: FastifyInstance;
  readonly renderer: PageRenderer;
  readonly environment: Environment;
  readonly kit: Kit;
  readonly cache: PageCache<KeptPage>;
  readonly people: LoggedInPages;
  /**
   * The queues in which pages wait to be rendered. Pages with a posted form have their own: one that logs in waits for its
   * password.
   */
  readonly queues: { readonly pages: Turns; readonly forms: Turns };
}

/** The requested page. */
export interface RequestedPage {
  readonly site: Site;
  readonly language: Language;
  /** Absent: the URL of the request. */
  readonly url?: string;
  /** The body of a form that was posted without JavaScript. */
  readonly posted?: string | undefined;
  /** For a device to keep, which anybody may look at later. */
  readonly forDevice?: boolean;
  /** Renders for this person instead of the caller, and with these cookies only. */
  readonly me?: Me;
  readonly cookies?: string | undefined;
  /** Shown among the alerts above the page, which comes without scripts (`alert-preview.ts`). */
  readonly alert?: CrisisAlert;
  /** Rendered at once, however busy the server is: it waits for no other page. */
  readonly urgent?: boolean;
}

/** Renders a page for the caller, unless another person is given. Throws `Failure` (unavailable) when it is too busy. */
export function renderPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: RequestedPage,
): Promise<PageAnswer> {
  const render = () => renderNow(parts, request, reply, asked);
  if (asked.urgent) return render();
  return (asked.posted === undefined ? parts.queues.pages : parts.queues.forms).run(render);
}

function renderNow(
  { app, renderer, environment, kit }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    site,
    language,
    url = request.url,
    posted,
    me,
    forDevice = false,
    cookies = request.headers.cookie ?? '',
    alert,
  }: RequestedPage,
): Promise<PageAnswer> {
  const { isClosed, until } = kit.closing.current;
  const call = callsOf(app, request, reply, cookies);
  return renderer.render({
    url,
    site,
    language,
    settings: {
      originTemplate: environment.publicOriginTemplate,
      timeZone: environment.timeZone,
      // Nurses are at work.
      quickExitUrl: isForNurses(site) ? null : environment.quickExitUrl,
      signOn: environment.signOn,
      placeholderMailDomain: environment.placeholderMailDomain,
      multilingual: environment.multilingual,
      theming: environment.theming,
      startDateStep: environment.startDateStep,
      submissionView: environment.submissionView,
      nurseSecondFactor: environment.nurseSecondFactor,
      maintenance: isClosed ? { until: until?.toISOString() ?? null } : null,
      errorReports: kit.errorReporter.wanted,
    },
    now: kit.clock.now().toISOString(),
    requestId: request.id,
    cookies,
    forDevice,
    call: alert ? withAlert(call, alert) : call,
    withoutScripts: alert !== undefined,
    reportError: reportPage(kit.errorReporter, kit.siteHosts, request),
    ...(posted === undefined ? {} : { posted }),
    ...(me === undefined ? {} : { me }),
  });
}

/** The same calls, with one more alert among those above every page. */
function withAlert(call: PageRequest['call'], alert: CrisisAlert): PageRequest['call'] {
  return async (asked) => {
    const answer = await call(asked);
    if (!asked.path.endsWith(readCrisisAlerts.path) || answer.status !== 200) return answer;
    const shown: CrisisAlert[] = JSON.parse(answer.body);
    return { ...answer, body: JSON.stringify([alert, ...shown.filter(({ nid }) => nid !== alert.nid)]) };
  };
}
