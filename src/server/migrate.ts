import { readEnvironment } from '#platform/environment.ts';
import { openDatabase } from './database.ts';
import { failInWords } from './start-failure.ts';

failInWords();

// Opening the database migrates it; there is nothing else to do.
const connection = await openDatabase(readEnvironment(process.env));
await connection.close();
process.stdout.write('The database is at the newest schema.\n');
