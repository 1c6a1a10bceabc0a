import { INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import { plusDays } from '#domain/kit/duration.ts';
import type { LetterOf } from '#platform/mail/preview.ts';
import type { Slice } from '#platform/slice.ts';
import { buddiesDataset, updatesDataset } from './buddies-dataset.ts';
import { deleteInvitedBefore } from './queries.ts';
import { buddyRoutes } from './routes.ts';
import type { NewsOf } from './updates/news.ts';
import { planBuddyUpdates } from './updates/plan-updates.ts';

/** `newsOf` tells what happened in a week, `letterOf` puts mails into words. */
export function buddiesSlice(parts: { readonly newsOf: NewsOf; readonly letterOf: LetterOf }): Slice {
  return {
    name: 'buddies',
    routes: buddyRoutes(parts),
    jobs: [planBuddyUpdates],
    sweep({ db, clock }) {
      return deleteInvitedBefore(db, plusDays(clock.now(), -INVITATION_DAYS));
    },
    tables: ['buddy', 'buddy_update', 'never_invited'],
    entered: ['buddy'],
    datasets: [buddiesDataset, updatesDataset],
  };
}
