import type { Feature } from '#domain/site/feature.ts';
import type { SignOnWay } from '#domain/site/sign-on.ts';
import type { Schema } from './schema.ts';

type OutputOf<S> = S extends Schema<infer Out> ? Out : undefined;
type InputOf<S> = S extends Schema<unknown, infer In> ? In : undefined;

/**
 * Who may call (contract 1.7): `any` no login needed, `visitor` only without one, `user` any account, `client` a
 * participant, `sso` one who comes in by another system, `poh` an approved nurse. Ownership of data is checked by the use case.
 */
export type Access = 'any' | 'visitor' | 'user' | 'client' | 'sso' | 'poh';

/** The largest body of a call that names no other, in bytes (api-contract 1.10). */
export const MOST_BYTES = 64 * 1024;

/** Every refusal by the server has one of these codes beside its message (contract 1.4). */
export const ERROR_CODES = [
  'invalid_input',
  'malformed_request',
  'unsupported_media_type',
  'not_acceptable',
  'payload_too_large',
  'login_required',
  'visitors_only',
  'role_missing',
  'csrf_missing',
  'csrf_invalid',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'credentials_missing',
  'credentials_wrong',
  'account_blocked',
  'flood_address',
  'flood_account',
  'password_required',
  'password_incorrect',
  'link_expired',
  'link_invalid',
  'address_unreachable',
  'launch_refused',
  'launch_by_practitioner',
  'sign_in_again',
  'code_required',
  'code_wrong',
  'second_factor_required',
  'challenge_invalid',
  'field_read_only',
  'exercise_locked',
  'edit_conflict',
  'idempotency_mismatch',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * What a login needs after the right password: `challenge` is sent back with a code, and `enrol` sets up an app if there is none
 * yet (settled: nurse).
 */
export interface SecondStep {
  readonly challenge: string;
  readonly enrol?: { readonly secret: string; readonly uri: string };
}

/** A refusal with its default status, or with a different one on this call. */
export type Refusal = ErrorCode | { readonly code: ErrorCode; readonly status: number };

/** A call as it is on the wire, whoever may make it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path of the spec, verbatim, with `:name` for parameters; the server prefixes it with `/api[/nl|/en]`. */
  readonly path: string;
  /** Who may call: `Access` on the sites, `StaffAccess` on the host of the staff. */
  readonly access: string;
  /** One line for the published API description. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The largest body, in bytes; `MOST_BYTES` by default. */
  readonly mostBytes?: number;
  /** Absent means an empty body. */
  readonly reply?: Schema;
  /** Success status; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** What the call creates may exist already; then the success status is 200. */
  readonly mayExist?: boolean;
  /** Refusals of its own, besides those every endpoint can give. */
  readonly errors?: readonly Refusal[];
  /** Paths of the reads whose response this call may change; the browser refetches them. */
  readonly refreshes?: readonly string[];
  /** The form of validation errors: as a webform (400, the default) or as an entity (422, one line a field). */
  readonly problems?: 'webform' | 'entity';
  /** `text/plain` instead of JSON. */
  readonly plainText?: boolean;
  /**
   * The whole call is one transaction unless the use case opens its own: because it must not hold one while hashing, or
   * often needs none. With an Idempotency-Key every call is one.
   */
  readonly ownTransaction?: boolean;
  /** Checks or makes a password, which is slow: only so many of these calls run at once, the others are `unavailable`. */
  readonly takesPassword?: boolean;
}

/** The properties of a call that its callers read; the bundle of the sites contains no others (`contracts.config.ts`). */
export const READ_BY_CALLERS = [
  'method',
  'path',
  'access',
  'refreshes',
  'plainText',
] as const satisfies readonly (keyof Call)[];
/** A call as its caller knows it. */
export type Called = Pick<Call, (typeof READ_BY_CALLERS)[number]>;

/** The property of calls that browsers make when they come from elsewhere. */
export interface Entrance {
  /**
   * A browser arrives by itself, by a form of a page elsewhere or by a link, so neither its origin nor a token can be checked.
   * The answer is a redirect, and a refusal is a page.
   */
  readonly entrance?: 'form' | 'link';
}

/** A call of the seven sites. */
export interface Endpoint extends Call, Entrance {
  readonly access: Access;
  /** The message for a logged-in caller of a visitors-only endpoint; defaults to saying that it is visitors-only. */
  readonly forVisitors?: string;
  /** Does the same whoever is logged in, so a session has to send no token (contract 1.7, `n`). */
  readonly takesNoToken?: boolean;
  /** Sites without this feature answer 404, with or without a session. */
  readonly feature?: Feature;
  /** Sites that do not offer this way in answer 404 as well (docs/operating-sso.md). */
  readonly signOn?: SignOnWay | 'any';
  /** The URL of what the call created, for the `Location` header (contract 1.5). */
  location?(reply: unknown): string;
  /** How long caches may keep the response; not at all by default. */
  readonly maxAgeSeconds?: number;
  /**
   * The browser may cache the response and revalidates it each time: ETag and 304 (contract head section). `content`: only
   * responses that are content; what a person wrote is not cached.
   */
  readonly revalidated?: true | 'content';
  /** May respond with a file of this type instead of its reply. */
  readonly download?: `${string}/${string}`;
  /** A GET that also writes, and is charged as a change, like every other method. */
  readonly writes?: boolean;
  /** Part of help, which is never refused for being requested too often; it reads content only. */
  readonly isHelp?: boolean;
}

/** Declares an endpoint; server, browser and the published description all read the same object. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

export interface EndpointInput<E extends Call> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** The input of a caller: only the parts the endpoint declares. */
export type CallInput<E extends Call> = Present<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  body: InputOf<E['body']>;
}>;
export type EndpointReply<E extends Call> = OutputOf<E['reply']>;
