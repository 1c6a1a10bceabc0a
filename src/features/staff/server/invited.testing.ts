import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { StaffRole } from '#domain/staff/role.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

export const INVITED_PASSWORD = 'werk-aan-tafel-7';

/** Returns the token of the link that an administrator gets for somebody. */
export async function invite(
  server: TestServer,
  administrator: TestClient,
  mail: string,
  role: StaffRole = 'editor',
): Promise<string> {
  await server.prove(administrator, 'administrator');
  const body = { name: 'M. Bakker', mail, role };
  const { status, json } = await administrator.post('/staff/v1/staff', body);
  expect(status).toBe(201);
  const [address, token] = json.link.split('#');
  expect(address).toBe('http://beheer.localhost:3000/uitnodiging');
  return token;
}

export const open = (client: TestClient, token: string, password = INVITED_PASSWORD) =>
  client.post('/staff/v1/invitation', { token, password });

/** Sets up an app, and completes the account with its first code. Returns the recovery codes. */
export async function enrol(server: TestServer, client: TestClient): Promise<readonly string[]> {
  const { json } = await client.post('/staff/v1/enrol');
  expect(json.uri).toContain('otpauth://totp/');
  const app = new TOTP({ secret: Secret.fromBase32(json.secret) });
  const code = app.generate({ timestamp: server.clock.now().getTime() });
  const confirmed = await client.post('/staff/v1/enrol/confirm', { code });
  expect(confirmed.status).toBe(200);
  return confirmed.json.recovery_codes;
}
