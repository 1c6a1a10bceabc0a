import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import type { Site } from '#domain/site/site.ts';
import { registrationBody } from '#features/account/contract.ts';
import { TestClient } from '../testing/test-client.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import { overNetwork } from './over-network.ts';
import { until } from './until.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The built server, as `npm start` and production run it. */
const PROGRAM = `${root}dist/program/main.js`;

/** As npm start has it: later processes reuse the compile cache. */
const COMPILED = `${root}node_modules/.cache/compiled`;

/** A process of a test ends before optimizing the embedded database would pay; with FULL=1 it runs as in production. */
const UNOPTIMIZED_DATABASE = process.env['FULL'] === '1' ? [] : ['--liftoff-only'];

/** The built server, started at `TEST_NOW` with these settings and an otherwise empty environment. */
export class ServerProcess {
  readonly pid: number;
  stdout = '';
  stderr = '';
  /** How it exited, or null while it runs. */
  ending: { readonly code: number | null; readonly signal: NodeJS.Signals | null } | null = null;
  readonly #child: ChildProcess;

  constructor(settings: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [...UNOPTIMIZED_DATABASE, PROGRAM], {
      // An unused folder: a lost setting must not reach the data of the checkout.
      cwd: tmpdir(),
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        PORT: '0',
        DEMO: '0',
        NOW: TEST_NOW.toISOString(),
        SHUTDOWN_GRACE: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.pid = this.#child.pid ?? 0;
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.#child.once('close', (code, signal) => (this.ending = { code, signal }));
  }

  /** The port it listens on, from its own log. */
  get port(): number {
    return Number(/Server listening at http:\/\/[^"]+:(\d+)/.exec(this.stdout)?.[1] ?? 0);
  }

  get isReady(): boolean {
    // The log is written separately from the welcome, and may come after it.
    return this.stdout.includes('Houvast is ready') && this.port > 0;
  }

  async untilReady(): Promise<this> {
    await until('the server is ready', () => {
      if (this.ending) throw new Error(`The server ended instead of serving: ${this.stderr}`);
      return this.isReady;
    });
    return this;
  }

  untilEnded(limitMs?: number): Promise<NonNullable<ServerProcess['ending']>> {
    return until('the server has ended', () => this.ending ?? undefined, limitMs);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.untilEnded();
  }

  /** Someone without a session. */
  visitor(site: Site = 'alcohol', path = '/api/nl'): TestClient {
    const host = `${site}.localhost:${this.port}`;
    return new TestClient(overNetwork(this.port), { host, base: path, address: '127.0.0.1' });
  }

  /** The status of `/healthz` or `/readyz`; undefined once nothing listens any more. */
  async statusOf(path: '/healthz' | '/readyz'): Promise<number | undefined> {
    const answer = await this.visitor('alcohol', '')
      .get(path)
      .catch(() => undefined);
    return answer?.status;
  }

  /** A demo person with a new account here, at a new address, logged in. */
  async register(name: string): Promise<TestClient> {
    const person = DEMO_PEOPLE.find((demo) => demo.name === name);
    if (!person) throw new Error(`${name} is no demo person`);
    const client = this.visitor(person.site);
    const draft = { name, mail: newMailOf(name), password: DEMO_PASSWORD };
    const answer = await client.send('POST', '/user/register', registrationBody(draft, 'nl'));
    if (answer.status !== 200) throw new Error(`No account: ${answer.text}`);
    await client.login(draft.mail, draft.password);
    await client.token();
    return client;
  }
}

// The scripts are plain JavaScript, as they run before anything is installed.
const { buildProgram } = (await import(`${root}scripts/lib/program.mjs`)) as {
  buildProgram(node: string): Promise<void>;
};

/** Builds the server if its sources changed. */
export function buildServer(): Promise<void> {
  return buildProgram(process.execPath);
}

/** The mail address of a demo person who registers in a test: the usual address may have an account already. */
export function newMailOf(name: string): string {
  return `nieuw-${name.toLowerCase()}@houvast.example`;
}
