import { expect } from 'vitest';
import type { MailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { strangersOn } from './strangers.testing.ts';

/** The password of whoever claimed an account. */
export const CLAIMED_PASSWORD = 'een-eigen-begin-1';

/** Accounts that the owners of their addresses take over, on a server whose mails arrive. */
export function claimsOn(server: () => TestServer, mails: MailServer) {
  const stranger = strangersOn(server);

  /** The link in the newest mail to an address. */
  async function linkTo(name: string) {
    await server().runJob('deliver_mail');
    return mails.linkTo(`${name}@houvast.example`);
  }

  /** The owner of an address tries to register, and chooses a password through the mail that says it has an account. */
  async function claim(name: string): Promise<TestClient> {
    // After the mail that the account asked for.
    server().passSeconds(1);
    const client = stranger();
    const mail = `${name}@houvast.example`;
    const body = { mail, pass: CLAIMED_PASSWORD, field_name: 'Echt' };
    expect((await client.post('/user/register', body)).status).toBe(422);
    await server().runJob('deliver_mail');
    expect(mails.to(mail).at(-1)?.parsed.subject).toBe('Je hebt al een account');
    await client.post('/user/password', { mail });
    const link = await linkTo(name);
    const answer = await client.post('/user/password/reset', { ...link, new_pass: CLAIMED_PASSWORD });
    expect(answer.status, answer.text).toBe(200);
    return client;
  }

  return { stranger, linkTo, claim };
}
