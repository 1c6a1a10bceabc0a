import { verifyAudit } from '#platform/audit/audit.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from '../database.ts';

// npm run audit:verify: follows the chain of the staff's log. Keep the hash that it prints somewhere else: compared with that of a
// later day it shows whether rows are missing at the end. Exits with 1 where something was changed, and with 2 where it could not
// look, for example because the server has the embedded database open.

try {
  process.exitCode = await verify();
} catch (error) {
  process.stderr.write(`The log was not read. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function verify(): Promise<0 | 1> {
  const connection = await openDatabase(readEnvironment(process.env));
  const { rows, brokenAt, last } = await verifyAudit(connection.patientDb);
  await connection.close();
  if (brokenAt === null) {
    process.stdout.write(`${rows} rows, all of them as they were written. Last hash: ${last}\n`);
    return 0;
  }
  process.stderr.write(
    `Row ${brokenAt} does not follow from those before it: something was changed or left out.\n`,
  );
  return 1;
}
