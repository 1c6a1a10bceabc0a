import type { FastifyInstance } from 'fastify';
import { Failure } from '#platform/failure.ts';

/**
 * JSON is the only body type; an empty body counts as absent (contract 1.1). A compressed body is refused before it is
 * read: a few bytes could expand to any size.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body)) done(new Failure('malformed_request', 'Syntax error'));
    else void parse(request, body, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const type = request.headers['content-type'];
    const message = type
      ? `No route found that matches "Content-Type: ${type}"`
      : 'No "Content-Type" request header specified';
    done(new Failure('unsupported_media_type', message));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() === 'identity') done();
    else done(new Failure('unsupported_media_type', 'Compressed request bodies are not accepted.'));
  });
}

/** Deeper than any body of this product: code that recurses through a body must not overflow the stack. */
const DEEPEST = 50;

/** Whether lists and objects nest deeper than any body does. One pass, since anybody can send anything. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    // Strings may contain brackets, and escaped quotes.
    if (inString && character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '[' || character === '{')) depth += 1;
    else if (!inString && (character === ']' || character === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
