import { runningClock } from '#platform/clock.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase, seedPeople } from './database.ts';
import { failInWords } from './start-failure.ts';

failInWords();

const environment = readEnvironment(process.env);
if (environment.production)
  throw new Error('Demo people have known passwords; they do not belong in production.');
const clock = runningClock(environment.timeZone, environment.startAt);
const connection = await openDatabase(environment);
const renew = process.argv.includes('--reset');
await seedPeople(connection, environment, clock, { renew });
await connection.close();
process.stdout.write(renew ? 'The demo people start afresh today.\n' : 'The demo people are there.\n');
