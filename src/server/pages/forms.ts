import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#domain/kit/language.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { patternsOf, safeReturnPath } from '#domain/site/paths.ts';
import { ownOrigin } from '#platform/http/guard.ts';

/** In bytes: four times the size of the longest form of a page. */
const LARGEST_FORM = 16 * 1024;

/**
 * Accepts forms that a browser posts without JavaScript, to the page they are on (docs/decisions/0021). `answer`
 * renders that page with the posted values. A request that is not a form of this site is not read; its page is shown
 * again.
 */
export function mountPageForms(
  app: FastifyInstance,
  secure: boolean,
  answer: (request: FastifyRequest, reply: FastifyReply, posted: string) => Promise<FastifyReply>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_FORM }, (request, body, done) =>
      done(null, isOneClick(request, String(body)) ? body : undefined),
    );
    scope.setErrorHandler((error, request, reply) => {
      // Too large, or not a form content type.
      if (!codeOf(error)?.startsWith('FST_ERR_CTP_')) throw error;
      return showAgain(request, reply);
    });
    scope.post('/*', { schema: { hide: true } }, (request, reply) => {
      const { body } = request;
      if (typeof body !== 'string' || !(isFromHere(request, secure) || isOneClick(request, body))) {
        return showAgain(request, reply);
      }
      return answer(request, reply, body);
    });
  });
}

function showAgain(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  return reply.redirect(safeReturnPath(request.url) ?? '/', 303);
}

/** The path segments of the pages that end a kind of mail. */
const UNSUBSCRIBE = LANGUAGES.flatMap((language) =>
  (['unsubscribe', 'buddyUnsubscribe'] as const).flatMap((name) => patternsOf(name, language)),
).map((pattern) => pattern.split('/'));

/** Whether the request is for a page that ends a kind of mail. */
export function isUnsubscribing({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const parts = (url.split('?')[0] ?? '').split('/');
  return UNSUBSCRIBE.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, nth) => part === parts[nth] || (part.startsWith(':') && parts[nth] !== '')),
  );
}

/** Whether the body has the field, as name=value or as a part of multipart/form-data with any other headers of that part. */
function hasOneClick(body: string): boolean {
  const [, field = ''] = body.split(/\bList-Unsubscribe(?=["=\s])/i);
  const lines = field.split('\n').map((line) => line.trim());
  const value = lines.map(withoutName).find((line) => line !== '' && !/^Content-/i.test(line));
  return value !== undefined && /^One-Click\b/i.test(value);
}

/** Removes from the first line whatever ends the name of the field. */
function withoutName(line: string, nth: number): string {
  return nth === 0 ? line.replace(/^["=\s]+/, '') : line;
}

/**
 * Whether a mail program unsubscribes its owner (RFC 8058), whatever content type it sends; the link itself is the
 * authorization.
 */
function isOneClick(request: FastifyRequest, body: string): boolean {
  return isUnsubscribing(request) && hasOneClick(body);
}

/**
 * Whether a page of this very site sent the form. Other sites could otherwise log someone in to an account that is not
 * theirs, and read what they enter there. As our pages send no referrer, `Origin` may be "null"; then `Sec-Fetch-Site`
 * decides. A browser that sends neither is not trusted.
 */
function isFromHere(request: FastifyRequest, secure: boolean): boolean {
  const { 'sec-fetch-site': from, origin } = request.headers;
  return from === undefined ? origin === ownOrigin(request, secure) : from === 'same-origin';
}
