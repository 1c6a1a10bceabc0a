import { plusDays } from '#domain/kit/duration.ts';
import { TOKEN_UNSEEN_DAYS } from '#domain/notices/push.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { earliestLiving } from '#platform/session/session.ts';
import type { Slice } from '#platform/slice.ts';
import { deliverPush } from './deliver.ts';
import { pushDevicesDataset, pushMessagesDataset } from './push-datasets.ts';
import { deletePushMessagesBefore, deleteTokensUnseenSince, leaveTokens } from './queries.ts';
import { pushRoutes } from './routes.ts';

export const pushSlice: Slice = {
  name: 'push',
  routes: pushRoutes,
  jobs: [deliverPush],
  sweep,
  tables: ['push_token', 'push_message'],
  datasets: [pushDevicesDataset, pushMessagesDataset],
};

async function sweep({ db, clock }: JobContext): Promise<number> {
  const now = clock.now();
  // Reminders are for people who stay away: they continue when a session expires (docs/decisions/0025).
  await leaveTokens(db, earliestLiving(now));
  const unseenSince = plusDays(now, -TOKEN_UNSEEN_DAYS);
  return (await deletePushMessagesBefore(db, now)) + (await deleteTokensUnseenSince(db, unseenSince));
}
