import { createServer, type Server } from 'node:http';
import { exportJWK, SignJWT } from 'jose';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { KEYS, type Signing } from '../hti/portal.testing.ts';
import { CLIENT } from './provider.testing.ts';

/** A provider that answers whatever a test wants; there is a separate one at each path. */
export interface Stub {
  readonly server: Server;
  /** The address of the provider at a path. */
  issuerAt(path: string): string;
  /** The claims of a valid ID token, with changes. */
  claims(nonce: string, changes?: Record<string, unknown>): Record<string, unknown>;
  /** The ID token of the next exchange. */
  idToken: string;
  /** The profile that it gives when asked. */
  profile: Record<string, unknown>;
  /** How often it was asked for its description. */
  described: number;
  /** Paths at which it answers with this body instead; 'silence': it does not answer. */
  readonly instead: Map<string, string>;
  /** How the last exchange authenticated. */
  proof: string | undefined;
}

export async function startStub(): Promise<Stub> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', base);
    const [, path = '', ...rest] = pathname.split('/');
    const instead = stub.instead.get(path);
    if (instead === 'silence') return;
    const json = (body: unknown) =>
      response.setHeader('content-type', 'application/json').end(instead ?? JSON.stringify(body));
    switch (rest.join('/')) {
      case '.well-known/openid-configuration':
        stub.described += 1;
        return void json(described(stub.issuerAt(path)));
      case 'jwks':
        return void exportJWK(KEYS.rsa.publicKey).then((key) => json({ keys: [{ ...key, kid: 'first' }] }));
      case 'token':
        stub.proof = request.headers.authorization;
        return void json({ access_token: 'a', token_type: 'Bearer', id_token: stub.idToken });
      default:
        return void json(stub.profile);
    }
  });
  const base = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const stub: Stub = {
    server,
    issuerAt: (path) => `${base}/${path}`,
    claims: (nonce, changes) => claimsOf(`${base}/forged`, nonce, changes),
    idToken: '',
    profile: {},
    described: 0,
    instead: new Map(),
    proof: undefined,
  };
  return stub;
}

function described(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/profile`,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  };
}

function claimsOf(issuer: string, nonce: string, changes: Record<string, unknown> = {}) {
  const seconds = Math.floor(Date.now() / 1000);
  const times = { iat: seconds, exp: seconds + 60 };
  const claims = {
    iss: issuer,
    aud: CLIENT.client_id,
    sub: crypto.randomUUID(),
    nonce,
    ...times,
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

export function idTokenOf(
  claims: Record<string, unknown>,
  { key = KEYS.rsa.privateKey, alg = 'RS256', header = { kid: 'first' } }: Signing = {},
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, ...header }).sign(key);
}

/** A token without a signature. */
export function unsigned(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}
