import { setSourceMapsSupport } from 'node:module';
import { readEnvironment } from '#platform/environment.ts';
import { reasonOf } from './start-failure.ts';

// As an option of Node it would cost every start the reading of the map: the log looks up who called it.
setSourceMapsSupport(true);

try {
  const environment = readEnvironment(process.env);
  // Loading the server takes a second, so settings are checked first.
  const { serve } = await import('./serve.ts');
  await serve(environment);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
