import { afterAll, expect } from 'vitest';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { ssoFile } from '../hti/portal.testing.ts';
import { CLIENT, LABEL, startOrganisation } from './provider.testing.ts';

/** An organisation by which people come in on the alcohol site, for all tests of a file, and the setting that names it. */
export async function startedOrganisation() {
  const organisation = await startOrganisation(['http://alcohol.localhost:3000/api/openid-connect/zorg']);
  afterAll(() => void organisation.server.close());
  const provider = { ...CLIENT, id: 'zorg', site: 'alcohol', issuer: organisation.issuer, label: LABEL };
  return { organisation, SSO_CONFIG: ssoFile({ oidc: [provider] }) };
}

/** Follows the button of the login page, and returns where it leads. */
export async function goAway(client: TestClient, destination?: string): Promise<string> {
  const query = destination === undefined ? '' : `?${new URLSearchParams({ destination })}`;
  const answer = await client.get(`/oauth/generate-url${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.redirect;
}

/** Comes back, as the organisation sends the browser. */
export function comeBackTo(client: TestClient, { pathname, search }: URL): Promise<TestAnswer> {
  return client.get(pathname.replace(/^\/api/, '') + search);
}

/** The last reason in the log. */
export function reasonIn({ log }: TestServer): string | undefined {
  const lines: { security?: string }[] = log.map((line) => JSON.parse(line));
  return lines.findLast(({ security }) => security?.startsWith('openid_'))?.security;
}

export function expectFailed(server: TestServer, answer: TestAnswer, why: string): void {
  expect(answer).toMatchObject({ status: 303, headers: { location: '/inloggen?sso=failed' } });
  expect(reasonIn(server)).toBe(why);
  expect(JSON.stringify(answer.headers['set-cookie'] ?? null)).not.toContain('session=');
}

/** Expects a page that says only what to do. */
export function expectNotBegun(server: TestServer, answer: TestAnswer): void {
  expect(answer.status, answer.text).toBe(403);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(reasonIn(server)).toBe('openid_state');
}
