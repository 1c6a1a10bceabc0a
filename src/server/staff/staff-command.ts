import { type IncomingHttpHeaders, request } from 'node:http';
import { parseArgs } from 'node:util';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import { FolderInUse } from '#db/lock.ts';
import { mailKey } from '#domain/identity/account.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { commandProof, inviteByOperator, removeByOperator } from '#features/staff/server/operator.ts';
import { runningClock } from '#platform/clock.ts';
import { readEnvironment } from '#platform/environment.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { openDatabase } from '../database.ts';
import { failInWords } from '../start-failure.ts';
import { staffOriginOf } from './staff-host.ts';

// npm run staff -- invite <mail> --role administrator [--name "…"]: prints a link that opens once within the hour.
// npm run staff -- remove <mail>: for somebody who lost phone and recovery codes; invite them again afterwards.
// npm run staff -- code <mail>: the code that the app of a demo member shows now.

const USAGE = `npm run staff -- invite <mail> --role ${STAFF_ROLES.join('|')} [--name "…"]
npm run staff -- remove <mail>
npm run staff -- code <mail of a demo member>
`;
const COMMAND_PATH = '/api/staff/v1/command/invitation';
/** What to do where the server refuses a field of an order, for whoever typed it. */
const REFUSED: Readonly<Record<string, string>> = {
  mail: 'That is no mail address.',
  role: 'This member has another role. Remove them first: npm run staff -- remove <mail>',
};
const NO_HOST = 'STAFF_HOST is missing: without it there is no page for an invitation to open.';
/** Addresses that a server listens on, but nobody connects to. */
const WHEREVER = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

interface Order {
  readonly name: string;
  readonly mail: string;
  readonly role: (typeof STAFF_ROLES)[number];
}

failInWords();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string' }, name: { type: 'string' } },
});
const [act, mail = ''] = positionals;
const environment = readEnvironment(process.env);
const clock = runningClock(environment.timeZone, environment.startAt);

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  const fields = error.problems.map(({ field, code }) => REFUSED[field] ?? `${field}: ${code}`);
  process.stderr.write(`${fields.join('\n') || error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const role = STAFF_ROLES.find((one) => one === values.role);
  if (act === 'invite' && mail !== '' && role) {
    return invite({ name: values.name ?? mail.split('@')[0] ?? mail, mail, role });
  }
  if (act === 'remove' && mail !== '') return remove();
  if (act === 'code' && environment.demo) return codeOf();
  process.exitCode = 2;
  return USAGE;
}

async function codeOf(): Promise<string> {
  const member = DEMO_STAFF.find((demo) => demo.mail === mailKey(mail));
  const staffOrigin = staffOriginOf(environment);
  if (!member || staffOrigin === null) return USAGE;
  return codeAt(member.secret, await serverNow(staffOrigin));
}

async function invite(order: Order): Promise<string> {
  const staffOrigin = staffOriginOf(environment);
  if (staffOrigin === null) throw new Failure('unavailable', NO_HOST);
  try {
    const connection = await openDatabase(environment);
    try {
      return (await inviteByOperator({ db: connection.db, clock, staffOrigin }, order)).link;
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (error instanceof FolderInUse) return askServer(staffOrigin, order);
    throw error;
  }
}

async function remove(): Promise<string> {
  const connection = await openDatabase(environment);
  try {
    const isRemoved = await removeByOperator({ db: connection.db, clock }, mail);
    if (!isRemoved) throw notFound(`Nobody on the staff has the address ${mail}.`);
    return `${mail} is removed.`;
  } finally {
    await connection.close();
  }
}

/** Has the running server make the link, because the embedded database belongs to its process alone. */
async function askServer(origin: string, order: Order): Promise<string> {
  const at = (await serverNow(origin)).getTime();
  const proof = commandProof(environment.sessionSecrets.newest, order, at);
  const body = JSON.stringify({ ...order, at, proof });
  const { text } = await callServer(origin, { method: 'POST', path: COMMAND_PATH, body });
  const answer: { link?: string; message?: string } = JSON.parse(text);
  if (answer.link) return answer.link;
  throw new Failure('unavailable', answer.message ?? 'The server did not make a link.');
}

/** The time by the clock of the server, which NOW may have set; by our own where no server tells it. */
async function serverNow(origin: string): Promise<Date> {
  const page = await callServer(origin, { method: 'GET', path: '/' }).catch(() => undefined);
  const [, now] = /^now;desc="([^"]+)"/.exec(String(page?.headers['server-timing'])) ?? [];
  return now === undefined ? clock.now() : new Date(now);
}

/** Calls the server as a proxy would: where it listens, for the host that browsers see. */
function callServer(
  origin: string,
  { method, path, body = '' }: { method: 'GET' | 'POST'; path: string; body?: string },
): Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }> {
  const { port } = environment;
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
  const host = WHEREVER.get(environment.host) ?? environment.host;
  return new Promise((resolve, reject) => {
    const call = request({ host, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, text: Buffer.concat(parts).toString() }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
