// A temporary PostgreSQL for the tests and benchmarks: its own cluster in a temporary folder, on a free port, removed
// afterwards. As a program it prints the URL and runs until Ctrl-C: node scripts/postgres.mjs [--durable]
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, canInstall } from './lib/apt.mjs';
import { Advice, beforeEnd, inCI, inPath, run, runAsProgram, sleep } from './lib/run.mjs';

const oldest = 15;
const missing =
  `No PostgreSQL ${oldest} or newer found: install it (the folder with initdb may stay outside PATH), ` +
  'or point TEST_DATABASE_URL at an empty database.';

/**
 * Starts one and returns { url, stop }; null (reported once, and an error in CI) without a PostgreSQL installation.
 * `durable` flushes every commit to disk as production does, for the kill test and the benchmark; otherwise nothing is
 * ever flushed.
 */
export async function startThrowawayPostgres({ durable = false } = {}) {
  const bin = await findBinaries();
  if (bin !== null) return startCluster(bin, durable);
  // That server is started and stopped by its owner.
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  if (inCI) throw new Advice(missing);
  console.log(missing);
  return null;
}

async function findBinaries() {
  const found = await newEnough(candidateFolders());
  if (found !== null || process.env.TEST_DATABASE_URL) return found;
  if (!canInstall() || !(await aptInstall('postgresql'))) return null;
  return newEnough(candidateFolders());
}

function candidateFolders() {
  // In PATH it may be a symlink; the server itself is next to the real file.
  const inPathFile = inPath('initdb');
  return [
    inPathFile && dirname(realpathSync(inPathFile)),
    ...versions('/usr/lib/postgresql', /^(\d+)$/).map((folder) => join(folder, 'bin')),
    ...versions('/opt/homebrew/opt', /^postgresql@(\d+)$/).map((folder) => join(folder, 'bin')),
    ...versions('/usr/local/opt', /^postgresql@(\d+)$/).map((folder) => join(folder, 'bin')),
  ].filter((folder) => folder && existsSync(join(folder, 'initdb')));
}

function versions(parent, pattern) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .map((name) => ({ name, version: Number(pattern.exec(name)?.[1] ?? 0) }))
    .filter(({ version }) => version >= oldest)
    .toSorted((a, b) => b.version - a.version)
    .map(({ name }) => join(parent, name));
}

async function newEnough(folders) {
  for (const folder of folders) {
    const answer = await run(join(folder, 'initdb'), ['--version']).catch(() => null);
    const version = Number(/ (\d+)/.exec(answer?.output ?? '')?.[1] ?? 0);
    if (version >= oldest && existsSync(join(folder, 'postgres'))) return folder;
  }
  return null;
}

async function startCluster(bin, durable) {
  const owner = unprivileged();
  const dir = mkdtempSync(join(tmpdir(), 'houvast-postgres-'));
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid);
  try {
    await initdb(bin, dir, owner);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return startServer(bin, dir, owner, durable);
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined)
    throw new Advice('PostgreSQL cannot run as root here: start the tests as another user.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function initdb(bin, dir, owner) {
  const args = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-sync',
    '-D',
    join(dir, 'data'),
  ];
  let answer;
  // Not every system has C.UTF-8; both sort by code point, as the embedded database does.
  for (const locale of ['C.UTF-8', 'C']) {
    answer = await run(join(bin, 'initdb'), [...args, `--locale=${locale}`], { cwd: dir, ...owner });
    if (answer.code === 0) return;
  }
  throw new Advice(
    `PostgreSQL could not make a cluster in ${tmpdir()}: set TMPDIR to a folder every user may enter.\n` +
      answer.output.trim(),
  );
}

// The server is started by a small shell that waits for EOF on its stdin. That comes however this process ends, a kill -9
// included, and then the shell stops the server and removes the folder. The server stops without a checkpoint, because it
// is never started again.
const keeper = `
dir=$1; shift
exec 3<&0
"$@" >"$dir/log" 2>&1 3<&- &
server=$!
trap '' PIPE
( read -r _ <&3; kill -QUIT $server ) 2>/dev/null &
waiter=$!
wait $server
echo ended
kill $waiter 2>/dev/null
read -r _ <&3
rm -rf "$dir"
`;

function settings(dir, port, durable) {
  const common = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: dir,
    max_connections: 200,
    shared_buffers: '64MB',
    logging_collector: 'off',
  };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries(durable ? common : { ...common, ...fast }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

async function startServer(bin, dir, owner, durable) {
  const port = await freePort();
  const command = [join(bin, 'postgres'), '-D', join(dir, 'data'), ...settings(dir, port, durable)];
  // Detached: Ctrl-C must reach the tests first, and the server only once they have ended.
  const child = spawn('sh', ['-c', keeper, 'keeper', dir, ...command], {
    cwd: dir,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    ...owner,
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.ref();
    child.stdin.end();
    return gone;
  };
  beforeEnd(stop);
  await untilReady(child, dir, stop);
  // Neither the shell nor its pipes keep this process alive.
  child.unref();
  child.stdin.unref();
  child.stdout.unref();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function untilReady(child, dir, stop) {
  // The shell prints only when the server has ended.
  const state = { ended: false };
  child.stdout.on('data', () => (state.ended = true));
  // Our choice: a loaded machine takes a few seconds at most.
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !state.ended) {
    if (isReady(dir)) return;
    await sleep(50);
  }
  const log = existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8').trim() : '';
  await stop();
  throw new Advice(`PostgreSQL did not start; its log says:\n${log}`);
}

/** The server itself writes its state on the eighth line of this file; pg_ctl reads it there too. */
function isReady(dir) {
  const file = join(dir, 'data', 'postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

await runAsProgram(import.meta.url, async (args) => {
  const server = await startThrowawayPostgres({ durable: args.includes('--durable') });
  if (server === null) return;
  console.log(server.url);
  console.log('Running until Ctrl-C.');
  // The signal that ends this process also stops the server.
  setInterval(() => {}, 60_000);
});
