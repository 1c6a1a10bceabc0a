import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '#web/page-contract.ts';
import { partOfRequest } from '../http/request-id.ts';

/**
 * Makes the API calls of a page being rendered, in process, on behalf of the visitor. Whatever a call sets or clears in the
 * browser, the response of the page sets or clears too.
 */
export function callsOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie = request.headers.cookie,
): PageRequest['call'] {
  const { 'user-agent': device } = request.headers;
  // The host that decided on the site of the page: behind a proxy, `Host` may name another site, or none.
  const { host } = request;
  return async ({ method, path, headers, body }) => {
    const answer = await partOfRequest(request.id, () =>
      app.inject({
        method,
        url: path,
        headers: {
          ...(host ? { host } : {}),
          ...(cookie ? { cookie } : {}),
          ...(device ? { 'user-agent': device } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
        remoteAddress: request.ip,
      }),
    );
    const cleared = answer.headers['clear-site-data'];
    if (cleared !== undefined) reply.header('Clear-Site-Data', cleared);
    for (const changed of [answer.headers['set-cookie'] ?? []].flat()) reply.header('Set-Cookie', changed);
    const { 'retry-after': retryAfter } = answer.headers;
    return {
      status: answer.statusCode,
      body: answer.body,
      requestId: request.id,
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: Number(retryAfter) }),
    };
  };
}
