import { setSourceMapsSupport } from 'node:module';
import { readEnvironment } from '#platform/environment.ts';
import { reasonOf } from './start-failure.ts';

// Enabled here, not by `--enable-source-maps`: with the flag Node would parse the source map on every start, because the logger
// inspects its call site.
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
