import { verifyAudit } from '#platform/audit/audit.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from '../database.ts';

// npm run audit:verify: follows the chain of the staff's log. Keep the hash that it prints somewhere else: compared with that of a
// later day it shows whether rows are missing at the end.
const environment = readEnvironment(process.env);
const connection = await openDatabase(environment);
const { rows, brokenAt, last } = await verifyAudit(connection.patientDb);
await connection.close();
if (brokenAt === null)
  process.stdout.write(`${rows} rows, all of them as they were written. Last hash: ${last}\n`);
else {
  process.stderr.write(
    `Row ${brokenAt} does not follow from those before it: something was changed or left out.\n`,
  );
  process.exitCode = 1;
}
