import type { TestClient } from '#server/testing/test-client.ts';

/** A device with messages. */
export async function enter(client: TestClient): Promise<void> {
  const pushNotificationToken = 'ExponentPushToken[kanarie-toestel]';
  await client.post('/api/push-notification-token', { pushNotificationToken });
}
