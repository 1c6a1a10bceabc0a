import type { Call, Entrance } from '#contract/endpoint.ts';
import type { Language } from '#domain/kit/language.ts';

/** What Fastify checks and documents of a call. The paths of a language are the same calls, so they are documented once. */
export function schemasOf(endpoint: Call & Entrance, language: Language | undefined) {
  const { params, query, body, entrance } = endpoint;
  return {
    ...(language ? { hide: true } : {}),
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
