import type { Dataset } from '#platform/export/dataset.ts';
import { findPushMessagesOf, findTokensOf } from './queries.ts';

/** On which devices a person gets push messages. Tokens are left out: whoever has one can reach the device. */
export const pushDevicesDataset: Dataset = {
  name: 'push_devices',
  tables: ['push_token'],
  async read(db, { uid }) {
    const rows = await findTokensOf(db, uid);
    return rows.map(({ channel, createdAt, lastSeenAt }) => ({
      channel,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    }));
  },
};

/** Which push messages a person got, and when; the texts are the product's. */
export const pushMessagesDataset: Dataset = {
  name: 'push_messages',
  tables: [],
  async read(db, { uid }) {
    const rows = await findPushMessagesOf(db, uid);
    return rows.map(({ kind, createdAt, sentAt }) => ({
      kind,
      created_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    }));
  },
};
