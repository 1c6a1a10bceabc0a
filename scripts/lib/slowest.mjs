// Lists the slowest tests at the end of a run: the first place to look for faster tests.
import { journeysIn } from './failures.mjs';

const SHOWN = 5;

/** The slowest files of Vitest's JSON report. */
export function slowestFiles(report) {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.replace(`${process.cwd()}/`, ''),
    ms: endTime - startTime,
  }));
  return slowest(files);
}

/** The slowest journeys of Playwright's JSON report, with all attempts of one added up. */
export function slowestJourneys(report) {
  const journeys = journeysIn(report).map(({ file, title, projectName, results }) => ({
    name: `e2e/${file} › ${projectName} › ${title}`,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
  return slowest(journeys);
}

function slowest(timed) {
  return timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
