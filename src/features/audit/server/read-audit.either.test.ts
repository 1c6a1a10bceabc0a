import { expect, test } from 'vitest';
import { writeAudit } from '#platform/audit/audit.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

async function write(count: number, action: 'text_hidden' | 'account_found'): Promise<void> {
  const { connection, clock } = server();
  for (let nth = 0; nth < count; nth += 1) {
    await connection.db.transaction((db) =>
      writeAudit(db, { actor: { id: 2, name: 'M. Bakker' }, at: clock.now() }, { action }),
    );
  }
}

test('the log comes newest first, fifty lines a page, by day and kind', async () => {
  await write(60, 'text_hidden');
  server().passSeconds(86_400);
  await write(3, 'account_found');
  const administrator = await server().staff('administrator');
  const read = (query = '') => administrator.get(`/staff/v1/audit${query}`);
  const { rows, pager } = (await read('?part=moderation')).json;
  expect(rows).toHaveLength(50);
  expect(rows[0]).toEqual({
    id: 60,
    at: '2026-11-20T11:00:00.000Z',
    member: 2,
    name: 'M. Bakker',
    action: 'text_hidden',
    subject: null,
    site: null,
    reason: null,
  });
  const rest = (await read(`?part=moderation&page=${pager.older}`)).json;
  expect(rest.rows.map(({ id }: { id: number }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(rest.pager.older).toBeNull();
  expect((await read('?from=2026-11-21&part=people')).json.rows).toHaveLength(3);
  expect((await read('?until=2026-11-20&part=people')).json.rows).toHaveLength(0);
  expect((await read('?part=signIn')).json.rows[0]).toMatchObject({ action: 'signed_in', name: 'E. de Wit' });
  for (const wrong of ['?page=x', '?page=-1', '?from=gisteren', '?part=alles']) {
    expect((await read(wrong)).status, wrong).toBe(400);
  }
});

test('whoever left can still be searched for, under the newest name; a command on the server is nobody', async () => {
  const { connection, clock } = server();
  const entries = [
    { id: 90, name: 'R. Vos' },
    { id: null, name: 'opdracht op de server' },
    { id: 91, name: 'A. Post' },
    { id: 90, name: 'R. Vos-de Haan' },
    { id: 92, name: 'A. Post' },
  ];
  for (const actor of entries) {
    await connection.db.transaction((db) =>
      writeAudit(db, { actor, at: clock.now() }, { action: 'signed_out' }),
    );
  }
  const administrator = await server().staff('administrator');
  const { rows } = (await administrator.get('/staff/v1/audit/actors')).json;
  expect(rows.filter(({ id }: { id: number }) => id >= 90)).toEqual([
    { id: 91, name: 'A. Post' },
    { id: 92, name: 'A. Post' },
    { id: 90, name: 'R. Vos-de Haan' },
  ]);
  const names = rows.map(({ name }: { name: string }) => name);
  expect(names).toContain('E. de Wit');
  expect(names).not.toContain('opdracht op de server');
});
