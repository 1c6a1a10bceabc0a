// The least memory a server with these packages can use: Node with only the packages loaded.
import Fastify from 'fastify';

const PACKAGES = [
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/static',
  '@fastify/swagger',
  '@node-rs/argon2',
  'drizzle-orm/node-postgres',
  'drizzle-orm/pg-core',
  'fastify-type-provider-zod',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'react-dom/server',
  'react-router',
  'web-push',
  'yaml',
  'zod',
];

for (const name of PACKAGES) await import(name);
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
// As `server/serve.ts` does shortly after it starts.
(globalThis as { gc?: (options: object) => void }).gc?.({
  type: 'major',
  execution: 'sync',
  flavor: 'last-resort',
});
