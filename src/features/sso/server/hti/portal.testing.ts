import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, SignJWT } from 'jose';
import type { Claims } from '#domain/sso/hti.ts';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';

/** A key of each kind that a portal may have, made for this run. */
export const KEYS = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  p256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  p384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  p521: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
};

/** Writes a file for SSO_CONFIG and returns its path. */
export function ssoFile(config: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'houvast-sso-')), 'sso.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  return file;
}

/** The public half of a pair, as the configuration file has it. */
export function pem({ publicKey }: { readonly publicKey: KeyObject }): string {
  return String(publicKey.export({ type: 'spki', format: 'pem' }));
}

/** The server of a portal’s keys, whose answer a test can change at any time. */
export interface KeyServer {
  readonly url: string;
  /** How many requests it got. */
  asked: number;
  /** By `kid`, each with its key. */
  keys: Record<string, KeyObject>;
  /** Answers with this body instead; 'silence': does not answer. */
  instead: string | undefined;
  readonly server: Server;
}

/** Serves keys on a free port of this machine. */
export async function serveKeys(): Promise<KeyServer> {
  const server = createServer((_request, response) => {
    keyServer.asked += 1;
    if (keyServer.instead === 'silence') return;
    if (keyServer.instead !== undefined) return void response.end(keyServer.instead);
    void answer().then((body) => response.end(body));
  });
  const answer = async () => {
    const keys = Object.entries(keyServer.keys).map(async ([kid, key]) => ({
      ...(await exportJWK(key)),
      kid,
    }));
    return JSON.stringify({ keys: await Promise.all(keys) });
  };
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}/jwks.json`;
  const keyServer: KeyServer = { url, asked: 0, keys: {}, instead: undefined, server };
  return keyServer;
}

export interface Signing {
  readonly key?: KeyObject | Uint8Array;
  readonly alg?: string;
  readonly header?: Record<string, unknown>;
}

/** Valid claims of HTI 2.0, with changes; undefined removes a claim. */
export function claimsAt(now: Date, changes: Claims = {}): Claims {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: 'https://portal.example',
    aud: 'houvast-alcohol',
    sub: 'Patient/4711',
    jti: crypto.randomUUID(),
    iat: seconds,
    exp: seconds + 240,
    resource: 'Task/8d1c',
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

export function signed(
  claims: Claims,
  { key = KEYS.rsa.privateKey, alg = 'RS256', header = {} }: Signing = {},
): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg, ...header }).sign(key);
}

/** Posts a form as a page of a portal would. */
export function postForm(
  client: TestClient,
  body: string,
  { path = '/hti/launch', type = 'application/x-www-form-urlencoded' } = {},
): Promise<TestAnswer> {
  const headers = { 'content-type': type, origin: 'https://portal.example' };
  return client.send('POST', path, undefined, { raw: body, headers });
}

export function launchWith(client: TestClient, token: string): Promise<TestAnswer> {
  return postForm(client, new URLSearchParams({ token }).toString());
}
