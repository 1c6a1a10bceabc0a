import type { FindOutsideMail } from '#platform/mail/outside.ts';
import type { Slice } from '#platform/slice.ts';
import { deliverMail } from './deliver.ts';
import { mailsDataset } from './mails-dataset.ts';
import { deleteMailsBefore } from './queries.ts';
import { mailRoutes } from './routes.ts';

/** `findOutsideMail` makes the mails to people without an account, about whom this slice knows nothing. */
export function mailSlice(findOutsideMail: FindOutsideMail): Slice {
  return {
    name: 'mail',
    routes: mailRoutes,
    jobs: [deliverMail(findOutsideMail)],
    sweep: ({ db, clock }) => deleteMailsBefore(db, clock.now()),
    tables: ['mail'],
    datasets: [mailsDataset],
  };
}
