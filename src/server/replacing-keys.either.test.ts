import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { registrationBody } from '#features/account/contract.ts';
import { rewrapKeys } from '#features/account/server/upkeep/rewrap-keys.ts';
import { NO_CONTENT } from '#platform/content/snapshot.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import { createErrorReporter } from '#platform/error-reports/reporter.ts';
import { createApp } from './http/app.ts';
import { TestClient } from './testing/test-client.ts';
import { TEST_TODAY, testEnvironment } from './testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from './testing/test-server.ts';
import { loadTexts } from './texts.ts';

// The order of docs/operating.md, "Replacing keys and secrets": between two settings nodes with both serve at the same time.

/** The key by which the demo people were made. */
const OLD = { key: keyOf('test', 7), secret: 'the old secret that is long enough here' };
const NEW = { key: keyOf('k2', 2), secret: 'the new secret that is long enough here' };
type Pair = typeof OLD;

function keyOf(id: string, byte: number): string {
  return `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
}

const server = sharedTestServer();
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const environmentOf = (pairs: readonly Pair[]) =>
  testEnvironment({
    ENCRYPTION_KEYS: Array.from(new Set(pairs.map(({ key }) => key))).join(','),
    SESSION_SECRET: pairs.map(({ secret }) => secret).join(','),
  });

/** A node on the one database, with these keys and secrets. */
async function node(...pairs: readonly Pair[]) {
  const { connection, clock } = server();
  const app = await createApp({
    environment: environmentOf(pairs),
    connection,
    clock,
    texts: await loadTexts(),
    content: { current: NO_CONTENT },
    closing: { current: { isClosed: false, bySetting: false, until: null } },
    logger: pino({ level: 'silent' }),
    errorReporter: createErrorReporter({
      dsn: undefined,
      release: 'houvast@test',
      clock,
      counted: () => undefined,
    }),
    shutdown: new AbortController().signal,
  });
  await app.ready();
  closing.push(() => app.close());
  return () => new TestClient(app, { host: 'alcohol.localhost:3000', base: '/api', address: '127.0.0.1' });
}
type Node = Awaited<ReturnType<typeof node>>;

let people = 0;
/** Somebody registers on one node, and goes on at another with the session and the token of the first. */
async function movesOn(from: Node, to: Node): Promise<number> {
  people += 1;
  const draft = {
    name: `moves${people}`,
    mail: `moves${people}@houvast.example`,
    password: NEWCOMER_PASSWORD,
  };
  const here = from();
  await here.send('POST', '/user/register', registrationBody(draft, 'nl'));
  await here.login(draft.mail, draft.password);
  const there = to();
  there.cookie = here.cookie;
  const headers = { 'x-csrf-token': (await here.get('/rest/session/token')).text };
  const day = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1, note: 'Blijft.' };
  return (await there.send('POST', '/webform_rest/submit', day, { headers })).status;
}

test('every node understands the other while they are restarted one by one, in the order of the guide', async () => {
  const settings = [[OLD], [OLD, NEW], [NEW, OLD], [NEW]];
  const nodes = await Promise.all(settings.map((pairs) => node(...pairs)));
  for (const [nth, after] of nodes.entries()) {
    const before = nodes[nth - 1] ?? after;
    if (nth === settings.length - 1) {
      const { db } = server().connection;
      await rewrapKeys(
        { db, keyring: new Keyring(environmentOf([NEW, OLD]).encryptionKeys) },
        () => undefined,
      );
    }
    expect(await movesOn(before, after), `${nth}: on a node that was restarted`).toBe(200);
    expect(await movesOn(after, before), `${nth}: on one that was not`).toBe(200);
  }
});

test.each([
  ['key', { ...OLD, key: NEW.key }, 500],
  ['secret', { ...OLD, secret: NEW.secret }, 403],
])(
  'with a new %s in front at once, a node that was not restarted refuses what one that was has made',
  async (_, first, status) => {
    expect(await movesOn(await node(first, OLD), await node(OLD))).toBe(status);
  },
);
