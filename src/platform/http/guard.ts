import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#domain/kit/language.ts';
import { offersSignOn, type SignOn } from '#domain/site/sign-on.ts';
import { hasFeature, type LanguageSetting, languagesOf, type Site } from '#domain/site/site.ts';
import type { Person } from '../context.ts';
import { isProven } from '../crypto/secret-token.ts';
import { Failure, loginRequired } from '../failure.ts';
import { csrfTokenOf, logoutTokenOf } from '../session/session.ts';
import type { Secrets } from '../setting-values.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a site has a call: one of a feature, of a way in or in a language that the site lacks is a 404, with or without a
 * session (contract head section).
 */
export function isOffered(
  { feature, signOn: way }: Endpoint,
  { site, language }: { readonly site: Site; readonly language: Language | undefined },
  setting: LanguageSetting & { readonly signOn: SignOn },
): boolean {
  if (language && !languagesOf(site, setting).includes(language)) return false;
  if (way !== undefined && !offersSignOn(setting.signOn, site, way)) return false;
  return feature === undefined || hasFeature(site, feature);
}

/** Refuses a call that the endpoint's `access` does not allow (contract 1.4, 1.7). */
export function checkAccess(
  { access, forVisitors }: Pick<Endpoint, 'access' | 'forVisitors'>,
  person: Person | null,
): void {
  if (access === 'any') return;
  if (access === 'visitor') {
    if (person) {
      throw new Failure(
        'visitors_only',
        forVisitors ?? 'This route can only be accessed by anonymous users.',
      );
    }
    return;
  }
  if (!person) throw loginRequired();
  if (access !== 'user' && !hasRole(person, access)) {
    throw new Failure('role_missing', `The '${access}' role is required.`);
  }
}

const ROLES = { client: 'client', sso: 'sso_client', poh: 'poh' } as const;

function hasRole({ kind, roles }: Person, access: keyof typeof ROLES): boolean {
  return roles.includes(ROLES[access]) && kind === (access === 'poh' ? 'nurse' : 'participant');
}

/** The origin of pages of the requested host. */
export function ownOrigin({ host }: FastifyRequest, secure: boolean): string {
  return `${secure ? 'https' : 'http'}://${host}`;
}

/** Refuses a state-changing call from a page of another origin, such as this host with another scheme (contract 1.3). */
export function checkOrigin(request: FastifyRequest, secure: boolean): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined && origin !== ownOrigin(request, secure)) {
    throw new Failure('foreign_origin', 'This call came from another origin.');
  }
}

/**
 * Refuses a state-changing call with a session but without its token (contract 1.3). Logging out also accepts its own
 * token in the query (contract 2.2).
 */
export function checkToken(request: FastifyRequest, secrets: Secrets, cookie: string | undefined): void {
  if (SAFE_METHODS.has(request.method) || !cookie) return;
  const given = request.headers['x-csrf-token'];
  const { token } = request.query as { token?: unknown };
  const loggingOut = request.routeOptions.url?.endsWith('/user/logout') && typeof token === 'string';
  if (loggingOut && isProven(token, secrets, (secret) => logoutTokenOf(secret, cookie))) return;
  if (typeof given !== 'string') {
    throw new Failure('csrf_missing', 'X-CSRF-Token request header is missing');
  }
  if (!isProven(given, secrets, (secret) => csrfTokenOf(secret, cookie))) {
    throw new Failure('csrf_invalid', 'X-CSRF-Token request header is invalid');
  }
}
