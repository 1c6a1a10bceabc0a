// npm test: everything, from a fresh clone. Prepares, starts a temporary PostgreSQL, then runs the unit and server tests
// with the checks beside them, and the browser journeys. The last line is always "N passed, N failed".
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { check, printCheck } from './check.mjs';
import { findHeadlessChromium } from './chromium.mjs';
import { failedJourneys, failedTests } from './lib/failures.mjs';
import { buildProgram } from './lib/program.mjs';
import { Advice, envFor, run, runAsProgram, seconds, toolPath } from './lib/run.mjs';
import { makeScratchFolder } from './lib/scratch.mjs';
import { slowestFiles, slowestJourneys } from './lib/slowest.mjs';
import { buildWeb } from './lib/web-build.mjs';
import { startThrowawayPostgres } from './postgres.mjs';
import { prepare } from './prepare.mjs';

const table = [];
const failures = [];
const slow = [];

export async function test(args) {
  const start = Date.now();
  const busy = busyMs();
  const full = args.includes('--full');
  const scratch = makeScratchFolder();
  const node = await step('dependencies', () => prepare());
  if (node !== null) await runEverything(node, full, scratch);
  report(start, busy);
}

async function runEverything(node, full, scratch) {
  // Tests often wait for a database or a process, and leave a part of two cores to this.
  const checked = check(node, { beside: true });
  const [built, chromium, postgres] = await Promise.all([
    step('web app and server', async () => {
      await buildWeb(node);
      await buildProgram(node);
      return true;
    }),
    step('find Chromium', findHeadlessChromium),
    step('start PostgreSQL', startThrowawayPostgres),
  ]);
  // What one worker has compiled the next one finds.
  const env = envFor(node, { NODE_COMPILE_CACHE: join(scratch, 'compiled'), ...(full ? { FULL: '1' } : {}) });
  try {
    await runVitest(node, env, postgres?.url, join(scratch, 'vitest.json'));
    addChecks(await checked);
    // Tests make databases of their own, so the first one of the server is still empty. The full run is on the embedded one.
    const database = postgres && !full ? { JOURNEYS_DATABASE_URL: postgres.url } : {};
    await runPlaywright(node, { ...env, ...database }, built && chromium, join(scratch, 'playwright.json'));
  } finally {
    await postgres?.stop();
  }
}

/** Runs one step; an error in it becomes a failed line in the table and does not stop the other steps. */
async function step(name, work) {
  const start = Date.now();
  try {
    const value = (await work()) ?? null;
    table.push({ name, seconds: seconds(start), result: value === null ? 'SKIPPED' : 'ok' });
    return value;
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    table.push({ name, seconds: seconds(start), result: 'FAILED', note: error.message.split('\n')[0] });
    return null;
  }
}

function addChecks(results) {
  printCheck(results);
  for (const { name, seconds: time, passed } of results) {
    table.push({ name, seconds: time, result: passed ? 'ok' : 'FAILED' });
  }
}

async function runVitest(node, env, url, file) {
  const start = Date.now();
  const args = [
    toolPath('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const half = url === undefined ? ['--project=!server-postgres'] : [];
  const withUrl = url === undefined ? env : { ...env, TEST_DATABASE_URL: url };
  const { code } = await run(node, [...args, ...half], { env: withUrl, stdio: 'inherit' });
  const counts = readJson(file);
  failures.push(...failedTests(counts));
  slow.push(...slowestFiles(counts));
  addTests('vitest', start, code, {
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
  });
  if (url === undefined) skip('server tests on PostgreSQL', 'no PostgreSQL, see above');
}

async function runPlaywright(node, env, chromium, file) {
  if (!chromium) return skip('browser journeys', 'no web app or no Chromium, see above');
  const start = Date.now();
  const args = [toolPath('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const withFile = {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Node reads TypeScript itself; in a fresh clone Playwright would first translate every file.
    PW_DISABLE_TS_ESM: '1',
  };
  const { code } = await run(node, args, { env: withFile, stdio: 'inherit' });
  const journeys = readJson(file);
  failures.push(...failedJourneys(journeys));
  slow.push(...slowestJourneys(journeys));
  const counts = journeys?.stats;
  return addTests('playwright', start, code, {
    passed: (counts?.expected ?? 0) + (counts?.flaky ?? 0),
    failed: counts?.unexpected ?? 0,
    skipped: counts?.skipped ?? 0,
    triedAgain: counts?.flaky ?? 0,
  });
}

function addTests(name, start, code, counts) {
  const result = code === 0 && counts.failed === 0 ? 'ok' : 'FAILED';
  table.push({ name, seconds: seconds(start), result, counts });
}

function skip(name, note) {
  table.push({ name, seconds: '', result: 'SKIPPED', note });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // It ended before it could write its report; the exit code decides.
    return null;
  }
}

function report(start, busy) {
  const width = Math.max(...table.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  seconds  result`);
  for (const row of table) {
    const more = row.counts ? describe(row.counts) : (row.note ?? '');
    console.log(
      `${row.name.padEnd(width)}  ${row.seconds.padStart(7)}  ${row.result.padEnd(7)}  ${more}`.trimEnd(),
    );
  }
  console.log(`${'all'.padEnd(width)}  ${seconds(start).padStart(7)}`);
  console.log(
    `${'processors'.padEnd(width)}  ${busySeconds(busy).padStart(7)}  (all that this machine did)\n`,
  );
  if (slow.length > 0) console.log(`the slowest\n${slow.join('\n')}\n`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (failures.length > 0) console.log();
  const tests = table.filter(({ counts }) => counts).map(({ counts }) => counts);
  const passed = tests.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = tests.reduce((sum, counts) => sum + counts.failed, 0) + failuresWithoutTest();
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

/** How long all processors of this machine have worked, for any process: browsers exit without reporting their own time. */
function busyMs() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

function busySeconds(since) {
  return ((busyMs() - since) / 1000).toFixed(1);
}

function describe({ passed, failed, skipped, triedAgain = 0 }) {
  const more = [
    skipped > 0 && `${skipped} skipped`,
    triedAgain > 0 && `${triedAgain} of the passed only at a second try: see "flaky" above, and mend it`,
  ];
  return [`${passed} passed`, `${failed} failed`, ...more.filter(Boolean)].join(', ');
}

/** A failed step without a failed test counts as one: "0 failed" must mean that everything passed. */
function failuresWithoutTest() {
  return table.filter(({ result, counts }) => result === 'FAILED' && (counts?.failed ?? 0) === 0).length;
}

await runAsProgram(import.meta.url, test);
