// npm start and npm run dev: builds whatever is missing, then runs the server on Node 24 until it ends.

import { buildProgram } from './lib/program.mjs';
import { envFor, run, runAsProgram } from './lib/run.mjs';
import { developmentArguments, serverArguments, serverEnvironment } from './lib/server.mjs';
import { buildWeb } from './lib/web-build.mjs';
import { prepare } from './prepare.mjs';

export async function start(args) {
  const dev = args.includes('--dev');
  const node = await prepare();
  // In development Vite serves the sources inside the server process.
  if (!dev) await Promise.all([buildWeb(node), buildProgram(node)]);
  const env = { ...serverEnvironment, ...envFor(node, dev ? { HOUVAST_DEV: '1' } : {}) };
  const { code } = await run(node, dev ? developmentArguments : serverArguments, { env, stdio: 'inherit' });
  process.exit(code);
}

await runAsProgram(import.meta.url, start);
