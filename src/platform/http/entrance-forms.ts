import type { FastifyInstance } from 'fastify';

/** In bytes (contract 4.3, 1). */
const LARGEST = 16 * 1024;

/**
 * Reads the forms that another system lets a browser post: each field as the list of its values. Any other body counts as
 * none, because the use case says what is missing.
 */
export function acceptForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: LARGEST } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body: string, done) => {
    const fields = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(body)) {
      const values = fields.get(name);
      if (values) values.push(value);
      else fields.set(name, [value]);
    }
    done(null, Object.fromEntries(fields));
  });
  scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, {}));
}
