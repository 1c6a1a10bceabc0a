import { type Route, route } from '#platform/http/route.ts';
import { webform } from '#platform/webform/dispatcher.ts';
import { deleteRegistration, readOverview, registrationContract } from '../contract.ts';
import { answerDay } from '../day-contract.ts';
import { pauseDay, resumeDay } from '../pause-contract.ts';
import { readStatistics } from '../statistics-contract.ts';
import { overview, statistics } from './overview.ts';
import { pause, resume } from './pause.ts';
import { readRegistration } from './read-registration.ts';
import { changeRegistration, createRegistration, deleteOwnRegistration } from './save-registration.ts';
import { setTotal } from './set-total.ts';

export const dailyRegistrationForm = webform(registrationContract, {
  feature: 'registrations',
  create: createRegistration,
  update: changeRegistration,
  read: readRegistration,
});

export const dailyRegistrationRoutes: readonly Route[] = [
  route(readOverview, (context) => overview(context)),
  route(readStatistics, (context) => statistics(context)),
  route(deleteRegistration, async (context, { params }) => {
    await deleteOwnRegistration(context, params.uuid);
    return undefined;
  }),
  route(answerDay, (context, { params, body }) => setTotal(context, params.date, body)),
  route(pauseDay, async (context, { params, body }) => {
    await pause(context, params.date, body);
    return undefined;
  }),
  route(resumeDay, async (context, { params, query }) => {
    await resume(context, params.date, query.from);
    return undefined;
  }),
];
