// The measuring part of `npm run lighthouse [-- --all] [--quick]`: Lighthouse as on a phone with a slow connection, three
// runs per page, on the server as `npm start` starts it. Exits with 1 when a median misses a target.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Language } from '#domain/kit/language.ts';
import { pathTo, routeExists } from '#domain/site/paths.ts';
import { isSearchable } from '#domain/site/searchable.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import {
  AIMS_FOR_APP,
  AIMS_FOR_READING,
  type Figures,
  failedAudits,
  figuresOf,
  type LighthouseReport,
  medianOf,
  missed,
} from './lighthouse-figures.ts';
import { killAll, Program } from './process.ts';
import { Report } from './report.ts';
import { beforeEnd } from './scripts.ts';

const PAGES = {
  landing: AIMS_FOR_READING,
  help: AIMS_FOR_READING,
  faq: AIMS_FOR_READING,
  privacy: AIMS_FOR_READING,
  login: AIMS_FOR_APP,
} as const;
type PageName = keyof typeof PAGES;

interface Page {
  readonly site: Site;
  readonly language: Language;
  readonly name: PageName;
}

const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, quick: { type: 'boolean' } } });
const runs = options.quick ? 1 : 3;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const execute = promisify(execFile);

function pagesToMeasure(): Page[] {
  const names = Object.keys(PAGES) as PageName[];
  const worlds = options.all
    ? SITES.flatMap((site) => siteProfile(site).writtenIn.map((language) => ({ site, language })))
    : [{ site: 'alcohol', language: 'nl' } as const];
  return worlds.flatMap((world) =>
    names.filter((name) => routeExists(world.site, world.language, name)).map((name) => ({ ...world, name })),
  );
}

/** On a busy machine Lighthouse may miss the start of the page load; then it asks for another run. */
const TRIES = 3;

/** Returns the report of the first run that completes. */
async function finishedRun(url: string, page: Page): Promise<LighthouseReport> {
  let problem = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await runLighthouse(url, page);
    } catch (error) {
      problem = (error as { stderr?: string }).stderr ?? String(error);
    }
  }
  throw new Error(`Lighthouse gave up on ${url}: ${problem}`);
}

/** Runs Lighthouse once, in a browser of its own. */
async function runLighthouse(url: string, { name }: Page): Promise<LighthouseReport> {
  const { stdout } = await execute(
    process.execPath,
    [
      file('lighthouse/node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      '--no-enable-error-reporting',
      // It is deliberately not indexed; Lighthouse would fail two audits for that.
      ...(isSearchable(name) ? [] : ['--skip-audits=is-crawlable,meta-description']),
    ],
    { maxBuffer: 1 << 28 },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

async function measure(origin: (site: Site) => string, page: Page) {
  const url = origin(page.site) + pathTo(page, page.name);
  const reports: LighthouseReport[] = [];
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`${url}, ${run} of ${runs} …\n`);
    reports.push(await finishedRun(url, page));
  }
  const figures = medianOf(reports.map(figuresOf));
  return { page, figures, missed: missed(figures, PAGES[page.name]), failed: reports.flatMap(failedAudits) };
}

const COLUMNS: Readonly<Record<keyof Figures, readonly [head: string, shown: (value: number) => string]>> = {
  performance: ['performance', String],
  accessibility: ['accessibility', String],
  bestPractices: ['best practices', String],
  seo: ['SEO', String],
  lcp: ['LCP ms', (value) => value.toFixed(0)],
  cls: ['CLS', (value) => value.toFixed(3)],
  tbt: ['TBT ms', (value) => value.toFixed(0)],
  bytes: ['KB', (value) => (value / 1_000).toFixed(1)],
  requests: ['requests', String],
};

function print(found: readonly Awaited<ReturnType<typeof measure>>[]): void {
  const report = new Report(false, (text) => process.stdout.write(text));
  const columns = Object.entries(COLUMNS) as [keyof Figures, (typeof COLUMNS)[keyof Figures]][];
  report.heading(`Figures of Lighthouse, medians of ${runs}; * misses its target`);
  report.table([
    ['Page', ...columns.map(([, [head]]) => head)],
    ...found.map(({ page, figures, missed: misses }) => [
      `${page.site} ${page.language} ${page.name}`,
      ...columns.map(
        ([figure, [, shown]]) => shown(figures[figure]) + (misses.includes(figure) ? ' *' : '  '),
      ),
    ]),
  ]);
  report.text(
    '\nThe SEO of login leaves out is-crawlable and meta-description: it is not meant to be found.',
  );
  const [load = 0] = loadavg();
  if (load > availableParallelism()) {
    report.text(
      `The machine was busy (load ${load.toFixed(1)}): all times are too long, do not compare them.`,
    );
  }
  for (const { page, failed } of found) {
    for (const audit of new Set(failed)) report.text(`${page.site} ${page.language} ${page.name}: ${audit}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'houvast-lighthouse-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Before the server starts, because a signal may come during its startup.
beforeEnd(async () => killAll());
const server = await Program.start([file('../src/server/main.ts')], (port) => ({
  DATA_DIR: folder,
  PUBLIC_ORIGIN_TEMPLATE: `http://{site}.localhost:${port}`,
}));
try {
  const found = [];
  for (const page of pagesToMeasure()) {
    found.push(await measure((site) => `http://${site}.localhost:${server.port}`, page));
  }
  print(found);
  process.exitCode = found.every(({ missed: misses }) => misses.length === 0) ? 0 : 1;
} finally {
  await server.stop();
}
