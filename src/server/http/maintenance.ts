import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import { readFaq } from '#features/faq/contract.ts';
import { checkMailLink, chooseMails } from '#features/mail/contract.ts';
import { readPage } from '#features/pages/contract.ts';
import { readToken } from '#features/session/contract.ts';
import { Failure } from '#platform/failure.ts';
import { isUnsubscribing } from '../pages/forms.ts';

const RETRY_AFTER_SECONDS = 300;
/** Reads behind the pages that stay open. They read content, which is in memory. */
const READS = [readPage, readContacts, readFaq, readCrisisAlerts];
/** Mail programs that stop a mail for their owner need not try again (RFC 8058), so that works as always. */
const STOPPING_A_MAIL = [readToken, checkMailLink, chooseMails];
const OPEN: readonly Endpoint[] = [...READS, ...STOPPING_A_MAIL];
/** Of a page, what its answer needs to be shown as it is meant. */
const PAGE_HEADERS = ['content-type', 'content-security-policy'] as const;

/**
 * Closes the product for a while (RFC 9110 §15.6.4): calls answer 503, and so does every page that the web bundle does
 * not keep open. Files, health and what machines read stay. Must come before anything that reads cookies.
 */
export function closeForMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Nobody is logged in meanwhile: what is worked on may be the database.
    delete request.raw.headers.cookie;
    if (/^\/api(\/|\?|$)/.test(request.url)) return refuseCall(request, reply);
    if (!isRead(request) && !isUnsubscribing(request)) return answerForm(app, request, reply);
    return undefined;
  });
  app.addHook('onSend', async (request, reply) => {
    const isPage = request.routeOptions.url === '/*';
    if (isPage && reply.statusCode === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  });
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function refuseCall(request: FastifyRequest, reply: FastifyReply): void {
  const { url = '' } = request.routeOptions;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (OPEN.some((open) => open.method === method && url.endsWith(open.path))) return;
  reply.header('Cache-Control', 'no-store');
  throw new Failure('unavailable', 'Closed for maintenance.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** A form that a page sent is not read; whoever sent it sees the page of its address. */
async function answerForm(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await app.inject({ url: request.url, headers: { host: request.host } });
  for (const name of PAGE_HEADERS) {
    const value = page.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', RETRY_AFTER_SECONDS)
    .send(page.rawPayload);
}
