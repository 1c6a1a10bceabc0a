// npm run bench [-- --quick] [--pages] [--only <section>] [--markdown] [--profile <folder>]: one server process on one
// core, the load generator on the other. Public pages first (with --pages only those), then PostgreSQL and the floors,
// then the embedded database; --only names one section on PostgreSQL (postgres.ts). Missed targets are reported but do not
// fail the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generatorCeiling } from './ceiling.ts';
import { clientBytes, heaviestPage } from './client-bytes.ts';
import { measureEmbedded } from './embedded.ts';
import type { FirstLoad } from './fetching.ts';
import type { Effort, Line } from './measure.ts';
import { measurePages } from './pages.ts';
import { measurePostgres } from './postgres.ts';
import { canPin, killAll, pinToLoadCore } from './process.ts';
import { type Aim, Report } from './report.ts';
import { beforeEnd, buildProgram, buildWeb, startThrowawayPostgres } from './scripts.ts';

/** How much JavaScript a page may load, in KB after Brotli. */
const MOST_SCRIPT = 210;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    pages: { type: 'boolean' },
    only: { type: 'string' },
    markdown: { type: 'boolean' },
    profile: { type: 'string' },
  },
});
const effort: Effort = options.quick
  ? { rounds: 1, length: { warmUp: 1, measured: 2 } }
  : { rounds: 3, length: { warmUp: 1, measured: 5 } };

const start = Date.now();
const say = (text: string) =>
  process.stderr.write(`${((Date.now() - start) / 1_000).toFixed(0).padStart(4)} s  ${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'houvast-bench-'));
const cleanUp = () => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
};
process.once('exit', cleanUp);
let interrupted = false;
beforeEnd(async () => {
  interrupted = true;
  cleanUp();
});

const lines: Line[] = [];
const aims: Aim[] = [];
const memory: string[] = [];
let loads: FirstLoad[] = [];
let ceiling = Number.NaN;
const parts = {
  effort,
  folder,
  say,
  lines,
  aims,
  memory,
  ...(options.profile ? { profileTo: resolve(options.profile) } : {}),
  ...(options.only ? { only: options.only } : {}),
};

try {
  await measure();
} catch (error) {
  // After Ctrl-C everything fails at once; the process exits by itself once PostgreSQL has stopped.
  if (interrupted) await new Promise(() => {});
  throw error;
}
print();
say('Done.');

async function measure(): Promise<void> {
  await buildWeb(process.execPath);
  await buildProgram(process.execPath);
  if (options.pages) {
    pinToLoadCore();
    ceiling = await generatorCeiling(effort);
    loads = await measurePages(parts);
    return;
  }
  const postgres = await startThrowawayPostgres({ durable: true });
  // Only now: PostgreSQL would inherit the core of the process that starts it.
  pinToLoadCore();
  try {
    ceiling = await generatorCeiling(effort);
    if (!options.only) loads = await measurePages(parts);
    if (postgres) await measurePostgres(postgres.url, parts);
    else
      say('Without PostgreSQL there are no floors and no targets: only the embedded database is measured.');
    if (!options.only) await measureEmbedded(parts);
  } finally {
    await postgres?.stop();
  }
}

function scriptAim(): Aim {
  const { page, script } = heaviestPage();
  return {
    what: `JavaScript of the page with the most of it, ${page}, Brotli`,
    aim: `≤ ${MOST_SCRIPT} KB`,
    measured: `${(script / 1_000).toFixed(1)} KB`,
    met: script / 1_000 <= MOST_SCRIPT,
  };
}

function print(): void {
  const pages = clientBytes();
  const report = new Report(options.markdown ?? false, (text) => process.stdout.write(text));
  report.heading('Where');
  const [cpu] = cpus();
  const rounds = `${effort.rounds} × ${effort.length.measured} s each, 16 connections, medians`;
  report.text(`${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.version}, ${rounds}.`);
  report.text(
    canPin
      ? 'The server is bound to core 0 and the load generator to core 1; PostgreSQL runs on either.'
      : 'Nothing is bound to a core here (that takes Linux, taskset and two cores): do not compare with other runs.',
  );
  report.heading('Requests');
  report.lines(lines);
  if (memory.length > 0) report.heading('Memory after load');
  for (const line of memory) report.text(line);
  if (loads.length > 0) report.heading('First load of pages whose scripts load on the first interaction');
  if (loads.length > 0) report.firstLoads(loads);
  report.heading('Bytes of pages that have started the app, KB');
  report.bytes(pages);
  report.heading('Targets');
  report.aims([...aims, scriptAim()]);
  const generator = Math.max(...lines.map(({ round }) => round.generator));
  report.text(
    `\nThe load generator sends at most ${ceiling.toFixed(0)} requests a second, and used up to ${(generator * 100).toFixed(0)} % of its core: near 100 %, requests a second and times show what the generator can do. CPU per response is that of the server alone.`,
  );
}
