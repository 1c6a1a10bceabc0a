import type { Slice } from '#platform/slice.ts';
import { SHOWN_DAYS } from '../contract.ts';
import { deliverMail } from './deliver.ts';
import { mailsDataset } from './mails-dataset.ts';
import { deleteMailsBefore } from './queries.ts';
import { mailRoutes } from './routes.ts';

const DAY_MS = 86_400_000;

export const mailSlice: Slice = {
  name: 'mail',
  routes: mailRoutes,
  jobs: [deliverMail],
  sweep({ db, clock }) {
    const now = clock.now();
    return deleteMailsBefore(db, now, new Date(now.getTime() - SHOWN_DAYS * DAY_MS));
  },
  tables: ['mail'],
  datasets: [mailsDataset],
};
