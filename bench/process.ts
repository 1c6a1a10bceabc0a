import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { cpuMsOf, cpuMsOfThreads } from './processor-time.ts';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
/** A process that uses less CPU time than this in half a second is idle, in milliseconds. */
const IDLE_MS = 30;
/** For how many consecutive half seconds: jobs poll for work once a second, and one may enqueue work for another as it ends. */
const IDLE_LONG = 8;
/** The core of the measured process, and that of the load generator. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

/** Whether processes can be pinned to a core here: Linux with taskset and at least two cores. */
export const canPin = process.platform === 'linux' && availableParallelism() > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Pins this process, with all its threads, to the core of the load generator. */
export function pinToLoadCore(): void {
  if (canPin) execFileSync('taskset', ['-acp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}

/** The command that runs this Node with these arguments on the server's core. */
export function pinned(args: readonly string[]): [command: string, args: string[]] {
  const command = [process.execPath, ...args];
  return canPin ? ['taskset', ['-c', SERVER_CORE, ...command]] : [process.execPath, [...args]];
}

type Settings = Readonly<Record<string, string>>;

const alive = new Set<Program>();

/** Kills every program that still runs, at once, when this process ends. */
export function killAll(): void {
  for (const program of alive) program.kill();
}

/** A server in its own process, on the server's core, with its output in a file. */
export class Program {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.port = port;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    alive.add(this);
  }

  /** Starts Node with these arguments, these settings and a PORT, and waits until `/readyz` answers 200 and its jobs are done. */
  static async start(
    args: readonly string[],
    settings: Settings | ((port: number) => Settings),
  ): Promise<Program> {
    const folder = mkdtempSync(join(tmpdir(), 'houvast-bench-'));
    const port = await freePort();
    const output = openSync(join(folder, 'log'), 'w');
    // No inherited environment: settings of a developer's shell must not change what is measured.
    const own = typeof settings === 'function' ? settings(port) : settings;
    // The load comes from one network, which the server would otherwise slow down.
    const env = { PATH: process.env['PATH'] ?? '', PORT: String(port), CALLS_PER_SECOND: '0', ...own };
    const [command, rest] = pinned(args);
    const child = spawn(command, rest, { cwd: folder, env, stdio: ['ignore', output, output] });
    closeSync(output);
    const program = new Program(child, folder, port);
    await program.#untilReady();
    await program.#untilIdle();
    return program;
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await isReady(this.port))) {
      if (this.#child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`A server did not start:\n${this.lastOutput()}`);
      }
      await sleep(50);
    }
  }

  /** Waits for the jobs that a server catches up on at startup: they are not to be measured. */
  async #untilIdle(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    for (let idle = 0; Date.now() < deadline && idle < IDLE_LONG; ) {
      const before = this.cpuMs();
      await sleep(500);
      idle = this.cpuMs() - before < IDLE_MS ? idle + 1 : 0;
    }
  }

  /** The end of its output. */
  lastOutput(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8').slice(-2_000);
  }

  /** CPU time used since its start, user and system, in milliseconds; NaN without /proc. */
  cpuMs(): number {
    return cpuMsOf(this.#child.pid);
  }

  /** The same for Node's thread pool only, which hashes passwords. */
  poolCpuMs(): number {
    return cpuMsOfThreads(this.#child.pid, 'libuv-worker');
  }

  /** Its current memory (VmRSS), in MB of 1,000,000 bytes; NaN without /proc. */
  memoryMb(): number {
    if (process.platform !== 'linux') return Number.NaN;
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024) / 1_000_000;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.#ended;
    clearTimeout(late);
    this.kill();
  }

  kill(): void {
    alive.delete(this);
    this.#child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
