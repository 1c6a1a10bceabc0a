import type { Call, Entrance } from '#contract/endpoint.ts';

/** What Fastify checks and documents of a call. */
export function schemasOf(endpoint: Call & Entrance) {
  const { params, query, body, entrance } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(entrance === 'form' ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    ...repliesOf(endpoint),
  };
}

function repliesOf({ reply, status = 200, plainText, mayExist }: Call) {
  if (!reply || plainText) return {};
  return { response: { [status]: reply, ...(mayExist ? { 200: reply } : {}) } };
}
