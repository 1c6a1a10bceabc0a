import { setSourceMapsSupport } from 'node:module';
import { readEnvironment, WrongEnvironment } from '#platform/environment.ts';

// As an option of Node it would cost every start the reading of the map: the log looks up who called it.
setSourceMapsSupport(true);

try {
  const environment = readEnvironment(process.env);
  // Loading the server takes a second, so settings are checked first.
  const { serve } = await import('./serve.ts');
  await serve(environment);
} catch (error) {
  if (!(error instanceof WrongEnvironment)) throw error;
  process.stderr.write(`These settings are wrong:\n${error.message.replace(/^/gm, '  ')}\n`);
  process.exit(1);
}
