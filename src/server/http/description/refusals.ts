import { type Endpoint, ERROR_CODES, type ErrorCode } from '#contract/endpoint.ts';
import { STATUS } from '#platform/failure.ts';

const OF_ACCESS: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  any: [],
  visitor: ['visitors_only'],
  user: ['login_required'],
  client: ['login_required', 'role_missing'],
  sso: ['login_required', 'role_missing'],
  poh: ['login_required', 'role_missing'],
};

/** What every call can answer: an unknown path, a call that the site lacks, too many calls, maintenance, an internal error. */
const OF_ALL: readonly ErrorCode[] = [
  'malformed_request',
  'not_found',
  'not_acceptable',
  'too_many_requests',
  'unavailable',
  'internal',
];
const OF_CHANGES: readonly ErrorCode[] = ['foreign_origin', 'payload_too_large', 'unsupported_media_type'];
const OF_TOKENS: readonly ErrorCode[] = ['csrf_missing', 'csrf_invalid'];

/** Every code that a call can be refused with, by status (api-contract 1.5, 1.6). */
export function refusalsOf(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const { method, access, body, problems, takesNoToken, errors = [] } = endpoint;
  const changes = method !== 'GET';
  const mayHaveSession = changes && access !== 'visitor';
  const common = [
    ...OF_ALL,
    ...OF_ACCESS[access],
    ...(changes ? OF_CHANGES : []),
    ...(mayHaveSession && !takesNoToken ? OF_TOKENS : []),
    ...(mayHaveSession ? (['idempotency_mismatch'] as const) : []),
    ...(body ? (['invalid_input'] as const) : []),
  ];
  const statusOf = (code: ErrorCode) =>
    code === 'invalid_input' && problems === 'entity' ? 422 : STATUS[code];
  const found = [...common, ...errors].map((refusal) =>
    typeof refusal === 'string' ? { code: refusal, status: statusOf(refusal) } : refusal,
  );
  const byStatus = Map.groupBy(found, ({ status }) => status);
  return new Map(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, all]) => [status, ERROR_CODES.filter((code) => all.some((one) => one.code === code))]),
  );
}
