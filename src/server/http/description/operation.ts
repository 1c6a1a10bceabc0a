import { type Endpoint, MOST_BYTES } from '#contract/endpoint.ts';
import { STATUS } from '#platform/failure.ts';
import type { CallName } from './call-names.ts';
import { refusalsOf } from './refusals.ts';

/** The part of an OpenAPI 3.1 operation that is used here. */
export interface Operation {
  readonly parameters?: readonly Readonly<Record<string, unknown>>[];
  readonly responses?: Responses;
  readonly [more: string]: unknown;
}
type Responses = Readonly<Record<string, { readonly content?: object; readonly [more: string]: unknown }>>;
type Security = Readonly<Record<string, readonly never[]>>;

/** An operation as the schemas alone describe it, with everything else that the endpoint declares. */
export function operationOf(endpoint: Endpoint, { name, slice }: CallName, bare: Operation): Operation {
  return {
    operationId: name,
    tags: [slice],
    summary: endpoint.summary,
    ...bare,
    ...parametersOf(endpoint, bare),
    security: securityOf(endpoint),
    responses: { ...answerOf(endpoint, bare), ...refusedOf(endpoint) },
  };
}

/** A wildcard is unnamed in api-contract 2.40, but an OpenAPI path parameter needs a name. */
export const REST = 'path';

function parametersOf(
  { method, access, entrance }: Endpoint,
  { parameters = [] }: Operation,
): Pick<Operation, 'parameters'> {
  const own = parameters.map((parameter) =>
    parameter.name === '*'
      ? { ...parameter, name: REST, description: 'The rest of the address; it may hold slashes.' }
      : parameter,
  );
  // Visitors' keys are ignored (api-contract 1.9), and a page elsewhere has none.
  const takesKey = method !== 'GET' && access !== 'visitor' && !entrance;
  const all = [...own, ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
  return all.length > 0 ? { parameters: all } : {};
}

/** Only callers with a session need its token (api-contract 1.4), save where a page elsewhere sends them or the call takes none. */
function securityOf({ method, access, entrance, takesNoToken }: Endpoint): Security[] {
  const isBare = method === 'GET' || entrance || takesNoToken;
  const session: Security = isBare ? { session: [] } : { session: [], token: [] };
  if (access === 'visitor') return [];
  return access === 'any' ? [{}, session] : [session];
}

function answerOf(endpoint: Endpoint, { responses = {} }: Operation): Responses {
  const { status = 200, reply, mayExist, plainText, download, revalidated, entrance } = endpoint;
  if (entrance) return { [status]: { description: 'The way to a page.', headers: PLACE } };
  const json = responses[status]?.content;
  const file = download && { [download]: { schema: { type: 'string' as const, format: 'binary' } } };
  const content = plainText
    ? { 'text/plain': { schema: { type: 'string' as const } } }
    : { ...json, ...file };
  const description = reply === undefined ? 'Done; there is nothing to say.' : 'The answer.';
  return {
    [status]: { description, ...(reply === undefined ? {} : { content }) },
    ...(mayExist ? { 200: { description: 'What was there already.', content } } : {}),
    ...(revalidated ? { 304: { description: 'As it was when the caller fetched it.' } } : {}),
  };
}

const PAGE = { 'text/html': { schema: { type: 'string' as const } } };
const PLACE = { Location: { description: 'Where the browser goes.', schema: { type: 'string' } } };
const WAIT = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

function refusedOf(endpoint: Endpoint): Responses {
  return Object.fromEntries(
    [...refusalsOf(endpoint)].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.join(', ')}.${bodyLimitText(status, endpoint)}`,
        ...(status === STATUS.too_many_requests ? { headers: WAIT } : {}),
        content: endpoint.entrance
          ? PAGE
          : {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Refusal' },
                    { type: 'object' as const, properties: { code: { enum: [...codes] } } },
                  ],
                },
              },
            },
      },
    ]),
  );
}

function bodyLimitText(status: number, { mostBytes = MOST_BYTES }: Endpoint): string {
  return status === STATUS.payload_too_large ? ` A body has at most ${mostBytes} bytes.` : '';
}
