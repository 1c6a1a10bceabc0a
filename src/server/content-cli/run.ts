import type { Connection } from '#db/connection.ts';
import { runningClock } from '#platform/clock.ts';
import { NotPublishable } from '#platform/content/publish.ts';
import { WrongContent } from '#platform/content/reader.ts';
import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from '../database.ts';
import { failInWords } from '../start-failure.ts';

/** Runs a content command on the configured database; errors that an editor can fix are printed in plain words. */
export async function runOnContent(
  run: (connection: Connection, now: Date) => Promise<readonly string[]>,
): Promise<void> {
  failInWords();
  const environment = readEnvironment(process.env);
  const clock = runningClock(environment.timeZone, environment.startAt);
  const connection = await openDatabase(environment);
  try {
    const lines = await run(connection, clock.now());
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    if (!(error instanceof WrongContent || error instanceof NotPublishable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await connection.close();
  }
}
