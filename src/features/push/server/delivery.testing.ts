import { beforeEach, expect } from 'vitest';
import type { NotificationKind } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { freshVapidSettings, startedPushServices } from '#server/testing/push-services.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { writePush } from './outbox.ts';

export const TOKENS = '/api/push-notification-token';
export const SUBSCRIPTION = '/api/v1/push-subscription';

/** A server with both push services, and actions of people on them; each test starts with an empty outbox. */
export async function startedPushWorld() {
  const { expo, web } = await startedPushServices();
  const vapid = freshVapidSettings();
  const server = sharedTestServer(
    {
      EXPO_PUSH_URL: expo.url,
      EXPO_ACCESS_TOKEN: 'an access token of Expo',
      ...vapid,
    },
    undefined,
    new Set([web.host]),
  );
  const deliver = () => server().runJob('deliver_push');
  const tokenOf = (name: string) => `ExponentPushToken[${name}]`;
  const sentTo = (name: string) => expo.sent.filter(({ to }) => to === tokenOf(name));
  const addTo = (client: TestClient, name: string) =>
    client.post(TOKENS, { pushNotificationToken: tokenOf(name) });

  /** Enqueues a push message to someone, as a job or a reaction does. */
  async function write(
    client: TestClient,
    kind: NotificationKind = 'daily_mail',
    about = '2026-11-20',
    options: { notBefore?: Date } = {},
  ): Promise<void> {
    const uid = await client.uid();
    const { connection, clock } = server();
    await writePush({ db: connection.db, clock, wake: () => undefined }, [{ uid, kind, about }], options);
  }

  /** A new account with a native app of the same name. */
  async function withApp(name: string, options: { language?: 'nl' | 'en' } = {}): Promise<TestClient> {
    const client = await server().newcomer(name, 'alcohol', options);
    await addTo(client, name);
    return client;
  }

  /** Lets somebody follow a conversation of the demo people in which they read nothing; returns its number. */
  async function followOne(client: TestClient): Promise<number> {
    const uid = await client.uid();
    const [row] = await rowsOf<{ nid: number }>(
      server().connection.db,
      `insert into forum_reading (uid, nid, follows)
       select ${uid}, nid, true from forum_post where site = 'alcohol' and comment_count > 0 limit 1 returning nid`,
    );
    return row?.nid ?? 0;
  }

  async function withBrowser(name: string) {
    const client = await server().newcomer(name);
    const browser = web.browser(name);
    expect((await client.put(SUBSCRIPTION, browser.subscription)).status).toBe(204);
    return { client, browser };
  }

  async function devices(client: TestClient): Promise<number> {
    const uid = await client.uid();
    const rows = await rowsOf(server().connection.db, `select id from push_token where uid = ${uid}`);
    return rows.length;
  }

  beforeEach(async () => {
    expo.status = 200;
    server().passSeconds(3_600);
    await deliver();
  });

  return {
    expo,
    web,
    vapid,
    server,
    deliver,
    tokenOf,
    sentTo,
    addTo,
    write,
    withApp,
    withBrowser,
    devices,
    followOne,
  };
}
