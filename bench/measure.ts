import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Person, SECRETS } from './data.ts';
import { fetchAs } from './fetching.ts';
import { OVERVIEW_DAYS } from './fixture.ts';
import {
  inTurns,
  type Length,
  load,
  median,
  type Round,
  ratio,
  type Shot,
  type Target,
  typical,
} from './load.ts';
import { Program, pinned } from './process.ts';
import { serverArguments, serverEnvironment } from './scripts.ts';
import * as shots from './shots.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How much is measured: rounds of each target, and their length. */
export interface Effort {
  readonly rounds: number;
  readonly length: Length;
}

/** One line of the result. */
export interface Line {
  readonly database: string;
  readonly what: string;
  readonly round: Round;
  /** CPU time of a response relative to the floor's, the median over pairs of rounds. */
  readonly ofFloor?: number;
}

const nodeFlags = serverArguments.slice(0, -1);
const productArguments = [...nodeFlags, file(`../${serverArguments.at(-1)}`)];

/** Starts the product as in production. `profileTo`: folder for its CPU profile. */
export function startProduct(settings: Record<string, string>, profileTo?: string): Promise<Program> {
  if (profileTo) mkdirSync(profileTo, { recursive: true });
  const flags = profileTo ? ['--cpu-prof', `--cpu-prof-dir=${profileTo}`] : [];
  return Program.start([...flags, ...productArguments], {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.bench.localhost',
    // Nothing listens there: a call is measured without its mails.
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@houvast.example',
    // Lets requests come from many IP ranges.
    TRUST_PROXY: '1',
    ...SECRETS,
    ...serverEnvironment,
    ...settings,
  });
}

/** Starts the floor: the server that does the least for the same rows (`floor.ts`). */
export function startFloor(databaseUrl: string): Promise<Program> {
  return Program.start([file('floor.ts')], { NODE_ENV: 'production', DATABASE_URL: databaseUrl });
}

/**
 * Memory in MB of a process that has loaded the server's packages, but none of its own code, with the same garbage
 * collector options.
 */
export async function memoryOfPackages(): Promise<string> {
  const program = await Program.start([...nodeFlags, '--expose-gc', file('packages.ts')], serverEnvironment);
  const memory = program.memoryMb();
  await program.stop();
  return memory.toFixed(0);
}

/** Splits the people into those who read and those who write, so that the overviews that are read keep their size. */
export function halves(people: readonly Person[]): {
  readers: readonly Person[];
  writers: readonly Person[];
} {
  const middle = people.length / 2;
  return { readers: people.slice(0, middle), writers: people.slice(middle) };
}

/** Measures a floor and the targets above it in turns; the first line is the floor's. */
export async function againstFloor(
  database: string,
  floor: { readonly what: string; readonly target: Target },
  others: readonly { readonly what: string; readonly target: Target }[],
  { rounds, length }: Effort,
): Promise<Line[]> {
  const all = [floor, ...others];
  const found = await inTurns(
    all.map(({ target }) => target),
    rounds,
    length,
  );
  const base = found[0] ?? [];
  return all.map(({ what }, index) => {
    const own = found[index] ?? [];
    const line = { database, what, round: typical(own) };
    return index === 0 ? line : { ...line, ofFloor: ratio(own, base, 'cpuMs') };
  });
}

/** Measures something that has no floor. */
export async function alone(database: string, what: string, target: Target, effort: Effort): Promise<Line> {
  const [rounds = []] = await inTurns([target], effort.rounds, effort.length);
  return { database, what, round: typical(rounds) };
}

/** Seconds of warm-up logins: at seventy a second it takes this long to reach the compiled state of a long-running server. */
const LOGIN_WARM_UP = 15;

/** The cost of a login besides its hash. */
interface LoginCost {
  readonly round: Round;
  /** CPU time of a login relative to that of its hashes. */
  readonly ofHash: number;
  /** The same relative to a hash in a process that does nothing else, measured just before and after. */
  readonly ofHashAlone: number;
}

/**
 * CPU time of logins relative to that of their hash. The speed of a shared machine changes within seconds, so the hashes
 * are measured during the logins themselves, by the threads they run on; and also separately, when the machine may be faster or
 * slower.
 */
export async function loginOverHash(target: Target, { rounds, length }: Effort): Promise<LoginCost> {
  await load(target, { warmUp: LOGIN_WARM_UP, measured: length.warmUp });
  const hashes = [hashAloneMs(length.measured)];
  const logins: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    logins.push(await load(target, length));
    hashes.push(hashAloneMs(length.measured));
  }
  const around = logins.map((_, round) => ((hashes[round] ?? 0) + (hashes[round + 1] ?? 0)) / 2);
  return {
    round: typical(logins),
    ofHash: median(logins.map(({ cpuMs, poolCpuMs }) => cpuMs / poolCpuMs)),
    ofHashAlone: median(logins.map(({ cpuMs }, round) => cpuMs / (around[round] ?? Number.NaN))),
  };
}

/** Milliseconds of CPU time for one hash, on the server's core, over this many seconds. */
function hashAloneMs(seconds: number): number {
  const [command, args] = pinned([file('hash.ts'), String(seconds)]);
  return Number(execFileSync(command, args, { encoding: 'utf8' }));
}

/** Throws unless product and floor give the responses that the benchmark expects. */
export async function checkAnswers(
  product: Program,
  people: readonly Person[],
  floor?: Program,
): Promise<void> {
  const readers = people.slice(0, 1);
  const overview = await answerTo(product, shots.overviews(readers)());
  const days = Object.values(JSON.parse(overview) as Record<string, { items: object }>);
  const filled = days.filter(({ items }) => Object.keys(items).length > 0);
  if (days.length !== OVERVIEW_DAYS || filled.length !== OVERVIEW_DAYS) {
    throw new Error(`The overview has ${days.length} days, ${filled.length} with a registration`);
  }
  const answered = JSON.parse(await answerTo(product, shots.answers(readers)())) as { rows: unknown[] };
  if (answered.rows.length < 20) throw new Error(`A whole programme has ${answered.rows.length} answers`);
  if (!(await answerTo(product, shots.loginPages()())).includes('type="password"')) {
    throw new Error('The login page has no password field');
  }
  if (floor && (await answerTo(floor, shots.floorOverviews(readers)())) !== overview) {
    throw new Error('The overviews of floor and product differ');
  }
}

/** The ETag of a response. */
export async function etagOf(program: Program, shot: Shot): Promise<string> {
  return (await fetchAs(program, shot)).headers.etag ?? '';
}

async function answerTo(program: Program, shot: Shot): Promise<string> {
  return (await fetchAs(program, shot)).body.toString();
}
