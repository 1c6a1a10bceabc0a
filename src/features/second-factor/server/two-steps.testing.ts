import { Secret } from 'otpauth';
import { approvedNurse, practice } from '#features/nurses/server/applicant.testing.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, type TestServer } from '#server/testing/test-server.ts';

/** How long an app shows one code, in seconds. */
export const PERIOD = 30;
export const PATH = '/api/v1/second-factor';

/** A nurse with her phone. */
export interface TwoSteps {
  readonly mail: string;
  readonly uid: number;
  /** A browser in which she has not logged in. */
  browser(): TestClient;
  /** The first step. */
  password(client: TestClient, password?: string): Promise<TestAnswer>;
  /** The code that the app shows now; first lets time pass, so that it is one that was not used. */
  code(): string;
  /** Both steps, in a browser. */
  logIn(client: TestClient, extra?: { readonly remember?: boolean }): Promise<TestAnswer>;
}

/** The codes of an app that was given this secret, at the clock of the server. */
export function appOf(server: TestServer, base32: string) {
  const secret = Buffer.from(Secret.fromBase32(base32).bytes);
  return {
    now: () => codeAt(secret, server.clock.now()),
    secondsAgo: (seconds: number) => codeAt(secret, new Date(server.clock.now().getTime() - seconds * 1000)),
  };
}

export function tryPassword(client: TestClient, mail: string, pass = NEWCOMER_PASSWORD): Promise<TestAnswer> {
  return client.send('POST', '/user/login', { name: mail, pass });
}

/** A nurse who has set up her app at a login that required it; time has passed since. */
export async function enrolled(
  server: TestServer,
  name: string,
): Promise<TwoSteps & { readonly recoveryCodes: readonly string[]; readonly first: TestClient }> {
  const { uid, mail } = await approvedNurse(server, name);
  const first = practice(server);
  const { challenge, enrol } = (await tryPassword(first, mail)).json;
  const app = appOf(server, enrol.secret);
  const done = await first.send('POST', PATH, { challenge, code: app.now() });
  if (done.status !== 200) throw new Error(`Not enrolled: ${done.text}`);
  const password: TwoSteps['password'] = (client, given) => tryPassword(client, mail, given);
  const code = () => {
    server.passSeconds(PERIOD);
    return app.now();
  };
  return {
    uid,
    mail,
    first,
    recoveryCodes: done.json.recovery_codes,
    browser: () => practice(server),
    password,
    code,
    async logIn(client, extra = {}) {
      const step = await password(client);
      return client.send('POST', PATH, { challenge: step.json.challenge, code: code(), ...extra });
    },
  };
}
