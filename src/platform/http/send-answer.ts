import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Download, sendFile } from './download.ts';
import { Existing } from './existing.ts';
import { KeptRefusal } from './kept-refusal.ts';
import { Revalidated, sendRevalidated } from './revalidated.ts';
import { SeeOther } from './see-other.ts';
import type { CookieJar } from './session-cookie.ts';

/** Sends the answer of a use case, of whatever class, with the cookies that the call changed. */
export function sendAnswer(
  endpoint: Endpoint,
  cookies: CookieJar,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  const { status = 200, maxAgeSeconds } = endpoint;
  const isRevalidated = endpoint.revalidated === true || answer instanceof Revalidated;
  // A cache could hand out a prolonged cookie again. The next call that is not cached prolongs it early enough.
  if (maxAgeSeconds || isRevalidated) cookies.isProlonged = false;
  cookies.send(reply);
  if (answer instanceof KeptRefusal) throw answer.failure;
  if (answer instanceof SeeOther) return reply.redirect(answer.path, 303);

  const isWrapped = answer instanceof Existing || answer instanceof Revalidated;
  const body: unknown = isWrapped ? answer.answer : answer;
  reply.code(answer instanceof Existing ? 200 : status);
  if (endpoint.location) reply.header('Location', endpoint.location(body));
  if (isRevalidated) return sendRevalidated(request, reply, body as object);
  reply.header('Cache-Control', maxAgeSeconds ? `max-age=${maxAgeSeconds}` : 'no-store');
  if (body instanceof Download) return sendFile(reply.type(endpoint.download ?? ''), body);
  if (endpoint.plainText) reply.type('text/plain; charset=utf-8');
  return reply.send(body);
}
