import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { isUnwritable } from './unwritable.ts';

const server = sharedTestServer();
const refusalOf = async (text: string) =>
  server()
    .connection.db.execute(sql`select ${text}::text`)
    .then(
      () => null,
      (error: unknown) => error,
    );

test('a text that the database refuses because of a NUL is distinguished from other errors', async () => {
  expect(await refusalOf('Mooi.')).toBeNull();
  expect(isUnwritable(await refusalOf('Mooi\0.'))).toBe(true);
  const other = await server()
    .connection.db.execute(sql`select 1 / 0`)
    .catch((error: unknown) => error);
  expect(isUnwritable(other)).toBe(false);
  expect(isUnwritable('22021')).toBe(false);
});
