import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { retryAfter } from '#domain/site/closing.ts';
import { readBuddyCode, unsubscribeBuddy } from '#features/buddies/contract.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import { readFaq } from '#features/faq/contract.ts';
import { checkMailLink, chooseMails } from '#features/mail/contract.ts';
import { readPage } from '#features/pages/contract.ts';
import { readToken } from '#features/session/contract.ts';
import { Failure } from '#platform/failure.ts';
import type { Kit } from '#platform/http/kit.ts';
import { isUnsubscribing } from '../pages/forms.ts';
import { STAFF_PREFIX } from '../staff/staff-host.ts';

type ClosingKit = Pick<Kit, 'closing' | 'clock'>;
/** Calls behind the pages that stay available. They read content, which is in memory. */
const READS = [readPage, readContacts, readFaq, readCrisisAlerts];
/** Mail programs that unsubscribe their owner need not retry (RFC 8058), so that keeps working. */
const STOPPING_A_MAIL = [readToken, checkMailLink, chooseMails, readBuddyCode, unsubscribeBuddy];
const OPEN: readonly Endpoint[] = [...READS, ...STOPPING_A_MAIL];
/** The headers a page response needs to be displayed properly. */
const PAGE_HEADERS = ['content-type', 'content-security-policy'] as const;

/**
 * Closes the product while it is under maintenance (RFC 9110 §15.6.4): calls answer 503, and so does every page that the web bundle does
 * not keep open. Files, health and machine-readable paths stay available. Must be registered before anything that reads
 * cookies.
 */
export function closeForMaintenance(app: FastifyInstance, { closing, clock }: ClosingKit): void {
  const seconds = () => retryAfter(closing.current, clock.now());
  app.addHook('onRequest', async (request, reply) => {
    if (!closing.current.isClosed || request.url.startsWith(STAFF_PREFIX)) return undefined;
    // Nobody is logged in meanwhile: the maintenance may concern the database.
    delete request.raw.headers.cookie;
    if (/^\/api(\/|\?|$)/.test(request.url)) return refuseCall(request, reply, seconds());
    if (!isRead(request) && !isUnsubscribing(request)) return answerForm(app, request, reply, seconds());
    return undefined;
  });
  app.addHook('onSend', async (request, reply) => {
    const isPage = request.routeOptions.url === '/*';
    const isClosed = closing.current.isClosed && reply.statusCode === 503;
    if (isPage && isClosed) reply.header('Retry-After', seconds());
  });
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function refuseCall(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): void {
  const { url = '' } = request.routeOptions;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (OPEN.some((open) => open.method === method && url.endsWith(open.path))) return;
  reply.header('Cache-Control', 'no-store');
  throw new Failure('unavailable', 'Closed for maintenance.', { retryAfterSeconds });
}

/** A form posted to a page is not read; the sender sees the page at its address. */
async function answerForm(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfterSeconds: number,
): Promise<FastifyReply> {
  const page = await app.inject({ url: request.url, headers: { host: request.host } });
  for (const name of PAGE_HEADERS) {
    const value = page.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', retryAfterSeconds)
    .send(page.rawPayload);
}
