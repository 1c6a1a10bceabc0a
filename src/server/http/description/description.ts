import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { ERROR_CODES } from '#contract/endpoint.ts';
import { COST } from '#platform/flood/call-budget.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { Route } from '#platform/http/route.ts';
import { sessionCookieName } from '#platform/http/session-cookie.ts';
import { type KeptBody, keptBody, sendKeptBody } from '../kept-body.ts';
import { callNames, keyOf } from './call-names.ts';
import { type Operation, operationOf, REST } from './operation.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
/** What the schemas alone describe. */
interface Bare {
  readonly paths?: object | undefined;
  readonly components?: object | undefined;
}

const about = (multilingual: boolean) =>
  `Every call of a Houvast site, on the site's own origin. ${
    multilingual
      ? '`/api/nl` and `/api/en` stand for `/api` where texts are wanted in a language; without one they are Dutch.'
      : 'Texts are Dutch; `/api/nl` stands for `/api`.'
  } What calls mean is told in docs/api-contract.md.`;

const REFUSAL = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For logs and tests, in English.' },
    code: { type: 'string', enum: [...ERROR_CODES] },
    error: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by field, in the language of the call.',
    },
    current: { description: 'What is stored now, after a change made meanwhile.' },
    challenge: { type: 'string', description: 'With `second_factor_required`: what goes back with a code.' },
    enrol: {
      type: 'object',
      required: ['secret', 'uri'],
      properties: { secret: { type: 'string' }, uri: { type: 'string' } },
      description: 'With `second_factor_required`, where no app gives codes yet: what one is set up with.',
    },
  },
};

/**
 * Serves a machine-readable description of every call at `/api/openapi.json`, generated from the schemas that the
 * server validates with.
 */
export async function mountDescription(
  app: FastifyInstance,
  { routes, kit }: { readonly routes: readonly Route[]; readonly kit: Kit },
): Promise<void> {
  const { secure, multilingual, limits } = kit;
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Houvast',
        version: '1',
        description: about(multilingual),
        license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(secure) },
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'X-CSRF-Token',
            description: 'Of the session; GET /api/rest/session/token answers it.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  let described: Promise<KeptBody> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    limits.charge(request, COST.read);
    // Requested rarely, and its sources need not be read at each start.
    described ??= describe(app.swagger(), routes).then((document) => keptBody(JSON.stringify(document)));
    reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Encoding');
    return sendKeptBody(request, reply.type('application/json; charset=utf-8'), await described);
  });
}

async function describe({ paths, components, ...document }: Bare, routes: readonly Route[]): Promise<object> {
  const names = await callNames();
  const slices = new Set([...names.values()].map(({ slice }) => slice));
  return {
    ...document,
    tags: [...slices].toSorted().map((name) => ({ name })),
    paths: describedPaths(paths as Paths, routes, names),
    components: { ...components, ...SHARED },
  };
}

/** The paths in the order in which the router matches them. */
function describedPaths(
  bare: Paths,
  routes: readonly Route[],
  names: Awaited<ReturnType<typeof callNames>>,
): Paths {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { endpoint } of routes) {
    const name = names.get(keyOf(endpoint));
    if (!name) throw new Error(`No contract exports ${keyOf(endpoint)}`);
    const method = endpoint.method.toLowerCase();
    const path = (rest: string) => `/api${endpoint.path.replace(/:(\w+)/g, '{$1}').replace('*', rest)}`;
    const operation = operationOf(endpoint, name, bare[path('{*}')]?.[method] ?? {});
    paths[path(`{${REST}}`)] = { ...paths[path(`{${REST}}`)], [method]: operation };
  }
  return paths;
}

const SHARED = {
  schemas: { Refusal: REFUSAL },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same call again under the same key gets the first answer.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
};
