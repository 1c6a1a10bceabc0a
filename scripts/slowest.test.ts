import { expect, test } from 'vitest';

// The scripts are plain JavaScript, as they run before anything is installed.
const { slowestFiles, slowestJourneys } = (await import(
  new URL('lib/slowest.mjs', import.meta.url).href
)) as {
  slowestFiles(report: unknown): string[];
  slowestJourneys(report: unknown): string[];
};

test('the five slowest files are listed, slowest first', () => {
  const testResults = [1, 12, 3, 2, 6, 5].map((seconds) => ({
    name: `${process.cwd()}/src/${seconds}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  }));
  expect(slowestFiles({ testResults })).toEqual([
    '  12.0 s  src/12.test.ts',
    '   6.0 s  src/6.test.ts',
    '   5.0 s  src/5.test.ts',
    '   3.0 s  src/3.test.ts',
    '   2.0 s  src/2.test.ts',
  ]);
});

test('a journey counts with all its attempts, in groups too', () => {
  const journey = (title: string, ...durations: number[]) => ({
    file: 'menu.spec.ts',
    title,
    tests: [{ projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [journey('once', 3_000)], suites: [{ specs: [journey('again', 2_000, 1_500)] }] }];
  expect(slowestJourneys({ suites })).toEqual([
    '   3.5 s  e2e/menu.spec.ts › phone › again',
    '   3.0 s  e2e/menu.spec.ts › phone › once',
  ]);
});

test('a missing report lists nothing', () => {
  expect([...slowestFiles(null), ...slowestJourneys(null)]).toEqual([]);
});
