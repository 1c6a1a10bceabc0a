import { verifyAudit } from '#platform/audit/audit.ts';
import type { LooseEnd } from '#platform/clients/queries.ts';
import { verifyAccessLog } from '#platform/clients/verify-log.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from './database.ts';

// npm run audit:verify and access-log:verify: follow the chain of what the staff did, or those of what nurses looked at and where each
// ends. Keep the hash that the first prints somewhere else: compared with that of a later day it shows whether rows are missing at the end. Exits with 1 where
// something was changed, and with 2 where it could not look, for example because the server has the embedded database open.

try {
  process.exitCode = await verify(process.argv[2]);
} catch (error) {
  process.stderr.write(`The log was not read. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function verify(log: string | undefined): Promise<0 | 1> {
  const check = log === 'audit' ? checkAudit : log === 'access' ? checkAccess : null;
  if (!check) throw new Error('Name the log: audit or access.');
  const connection = await openDatabase(readEnvironment(process.env));
  const { rows, broken, ending } = await check(connection.patientDb);
  await connection.close();
  if (broken === null) {
    process.stdout.write(`${rows} rows, all of them as they were written.${ending}\n`);
    return 0;
  }
  process.stderr.write(`${broken}\n`);
  return 1;
}

type Opened = Awaited<ReturnType<typeof openDatabase>>['patientDb'];

async function checkAudit(db: Opened) {
  const { rows, brokenAt, last } = await verifyAudit(db);
  const broken = brokenAt === null ? null : doesNotFollow(`Row ${brokenAt}`);
  return { rows, broken, ending: ` Last hash: ${last}` };
}

async function checkAccess(db: Opened) {
  const { rows, brokenAt, looseEnd } = await verifyAccessLog(db);
  const broken = brokenAt
    ? doesNotFollow(`Row ${brokenAt.nth} of client ${brokenAt.client}`)
    : looseEnd && endsElsewhere(looseEnd);
  return { rows, broken, ending: '' };
}

function doesNotFollow(row: string): string {
  return `${row} does not follow from those before it: something was changed or left out.`;
}

function endsElsewhere({ client, counted, found }: LooseEnd): string {
  return `The rows of client ${client} end at ${found} and ${counted} were counted: the last were cut, replaced or added by hand.`;
}
