import { alone, loginOverHash } from './measure.ts';
import { atMost, type Bench, DATABASE, type Parts } from './parts.ts';
import * as shots from './shots.ts';

/** Logins at once. Those that one round leaves unfinished overlap with the next; together they stay below the server's limit. */
export const AT_ONCE = 8;

/** Measures logins relative to their hashes, and the login page. */
export async function measureLogins(
  { product, people, databaseCpu }: Bench,
  { effort, lines, aims, say }: Parts,
): Promise<void> {
  say('PostgreSQL: login and its page …');
  const target = { program: product, next: shots.logins(people), databaseCpu, connections: AT_ONCE };
  const { round, ofHash, ofHashAlone } = await loginOverHash(target, effort);
  lines.push({ database: DATABASE, what: 'login', round });
  for (const [what, extra] of [
    ['login page', {}],
    ['login page, compressed', shots.COMPRESSED],
  ] as const) {
    lines.push(await alone(DATABASE, what, { program: product, next: shots.loginPages(extra) }, effort));
  }
  const alike = `of a hash alone ${ofHashAlone.toFixed(2)} ×`;
  aims.push(atMost(`login, CPU of the hashes in it (${alike})`, 1.25, ofHash, '×'));
}
