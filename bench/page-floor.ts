// The floor of a page that is the same for every visitor: Fastify without hooks, sending the bytes and headers in the file
// named by ANSWER.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { headers, body } = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const app = Fastify();

app.get('/', (_, reply) => reply.headers(headers).send(bytes));
app.get('/readyz', async () => ({ status: 'ready' }));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
