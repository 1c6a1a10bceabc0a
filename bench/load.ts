import autocannon from 'autocannon';
import type { Program } from './process.ts';
import type { DatabaseCpu } from './processor-time.ts';

/** The connections of a target that sets no number of its own. */
const CONNECTIONS = 16;
/** How many responses it takes until the JIT has compiled the code; on a slow machine the warm-up is repeated a few times. */
const WARM = 1_000;
const MOST_WARM_UPS = 8;

/** One request. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is measured: a server and its requests, each built just before it is sent. */
export interface Target {
  readonly program: Program;
  next(): Shot;
  /** Resets the data before every round. */
  readonly before?: () => Promise<unknown>;
  readonly databaseCpu?: DatabaseCpu;
  readonly connections?: number;
}

/** Figures of one round of load. */
export interface Round {
  readonly requestsPerSecond: number;
  /** CPU time of the database per response, in milliseconds; NaN where it is not measured. */
  readonly databaseCpuMs: number;
  /** Milliseconds from sending a request to its complete response. */
  readonly p50: number;
  readonly p99: number;
  /** CPU time of the server per response, in milliseconds. */
  readonly cpuMs: number;
  /** The part of it that Node's thread pool used. */
  readonly poolCpuMs: number;
  /** Size of a response with its headers. */
  readonly bytes: number;
  /** Share of a core used by the load generator, 0–1. Near 1 the generator is the bottleneck. */
  readonly generator: number;
}

/** The length of a round: seconds of warm-up, then of measuring. */
export interface Length {
  readonly warmUp: number;
  readonly measured: number;
}

/** Loads a server. Throws unless every response was a success. */
export async function load(target: Target, { warmUp, measured }: Length): Promise<Round> {
  await target.before?.();
  for (let tries = 0, answers = 0; tries < MOST_WARM_UPS && answers < WARM; tries += 1) {
    answers += (await shoot(target, warmUp)).requestsPerSecond * warmUp;
  }
  const round = await shoot(target, measured);
  if (!(round.requestsPerSecond > 0))
    throw new Error(`No response within ${measured} s to ${target.next().path}`);
  return round;
}

async function shoot(
  { program, next, databaseCpu, connections = CONNECTIONS }: Target,
  seconds: number,
): Promise<Round> {
  const times: number[] = [];
  let bytes = 0;
  const cpuBefore = program.cpuMs();
  const poolBefore = program.poolCpuMs();
  const databaseBefore = databaseCpu?.() ?? Number.NaN;
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  const run = autocannon({
    url: `http://127.0.0.1:${program.port}`,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  // autocannon's histogram rounds to whole milliseconds, which is too coarse for ratios.
  run.on('response', (_client: unknown, _status: number, size: number, ms: number) => {
    times.push(ms);
    bytes += size;
  });
  const result = await run;
  const elapsed = performance.now() - start;
  const cpu = program.cpuMs() - cpuBefore;
  const pool = program.poolCpuMs() - poolBefore;
  const database = (databaseCpu?.() ?? Number.NaN) - databaseBefore;
  const own = process.cpuUsage(ownBefore);
  // 304 is a success, for a browser that has the response cached.
  const unchanged = result.statusCodeStats['304']?.count ?? 0;
  const failed = result.non2xx - unchanged + result.errors + result.timeouts;
  if (failed > 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${failed} of ${result['2xx'] + failed} requests failed, status codes ${codes}. The last output of the server:\n${program.lastOutput()}`,
    );
  }
  times.sort((a, b) => a - b);
  const answers = times.length;
  return {
    requestsPerSecond: (answers / elapsed) * 1_000,
    p50: times[Math.floor(answers * 0.5)] ?? Number.NaN,
    p99: times[Math.floor(answers * 0.99)] ?? Number.NaN,
    cpuMs: cpu / answers,
    poolCpuMs: pool / answers,
    databaseCpuMs: database / answers,
    bytes: bytes / answers,
    generator: (own.user + own.system) / 1_000 / elapsed,
  };
}

/**
 * Loads several targets in turns, A B C, C B A, …, so that other load on the machine affects all of them equally. Returns
 * the rounds of each target; rounds at the same index form a pair.
 */
export async function inTurns(
  targets: readonly Target[],
  rounds: number,
  length: Length,
): Promise<readonly Round[][]> {
  const found: Round[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...targets.entries()];
    for (const [index, target] of round % 2 === 0 ? order : order.toReversed()) {
      found[index]?.push(await load(target, length));
    }
  }
  return found;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The median of each figure over the rounds. */
export function typical(rounds: readonly Round[]): Round {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: of('cpuMs'),
    poolCpuMs: of('poolCpuMs'),
    databaseCpuMs: of('databaseCpuMs'),
    bytes: of('bytes'),
    generator: Math.max(...rounds.map((round) => round.generator)),
  };
}

/** The median of the ratios of one figure over paired rounds. */
export function ratio(of: readonly Round[], to: readonly Round[], figure: keyof Round): number {
  return median(of.map((round, index) => round[figure] / (to[index]?.[figure] ?? Number.NaN)));
}
