import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { TRIAL } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { INVITED_PASSWORD, open } from './invited.testing.ts';
import { commandProof, inviteByOperator, removeByOperator } from './operator.ts';

const SECRET = 'a secret that only the tests know';
const order = { name: 'E. de Wit', mail: 'eerste@houvast.example', role: 'administrator' as const };

describe('a command asks the server that holds the embedded database', () => {
  const server = sharedTestServer(TRIAL);
  const send = (proof: string, at: number, asked: object = order) =>
    server()
      .staffVisitor()
      .post('/staff/v1/command/invitation', { ...asked, at, proof });

  test('and gets a link for what it signed, and for nothing else', async () => {
    const at = server().clock.now().getTime();
    const proof = commandProof(SECRET, order, at);
    const { status, json } = await send(proof, at);
    expect(status).toBe(200);
    expect(json.link).toMatch(/^http:\/\/beheer\.localhost:3000\/uitnodiging#[\w-]{43}$/);
    expect((await send('x', at)).status).toBe(404);
    expect((await send(proof, at, { ...order, mail: 'anders@houvast.example' })).status).toBe(404);
    expect((await send(commandProof('another secret', order, at), at)).status).toBe(404);
    const longAgo = at - 61_000;
    expect((await send(commandProof(SECRET, order, longAgo), longAgo)).status).toBe(404);
    const log = await rowsOf(server().connection.db, 'select name, action, subject from audit_entry');
    expect(log).toEqual([{ name: 'npm run staff', action: 'member_invited', subject: 'administrator' }]);
  });
});

describe('a server on PostgreSQL', () => {
  const server = sharedTestServer();
  test('takes no commands: they open the database themselves', async () => {
    const at = server().clock.now().getTime();
    const proof = commandProof(SECRET, order, at);
    const answer = await server()
      .staffVisitor()
      .post('/staff/v1/command/invitation', { ...order, at, proof });
    expect(answer.status).toBe(404);
  });
});

describe('a command that opened the database itself', () => {
  const server = sharedTestServer();
  test('removes a member, and a link that they had not opened', async () => {
    const { connection, clock } = server();
    const context = { db: connection.db, clock, staffOrigin: 'http://beheer.localhost:3000' };
    const link = async () => (await inviteByOperator(context, order)).link.split('#')[1] ?? '';
    const client = server().staffVisitor();
    expect((await open(client, await link())).status).toBe(200);
    const forNewPassword = await link();
    expect(await removeByOperator(context, order.mail)).toBe(true);
    expect((await open(client, forNewPassword)).json.code).toBe('link_invalid');
    const body = { mail: order.mail, password: INVITED_PASSWORD };
    expect((await client.post('/staff/v1/login', body)).json.code).toBe('credentials_wrong');
  });
});
