import { expect, test } from 'vitest';

// The scripts are plain JavaScript, as they run before anything is installed.
const { failedJourneys, failedTests } = (await import(new URL('lib/failures.mjs', import.meta.url).href)) as {
  failedTests(report: unknown): string[];
  failedJourneys(report: unknown): string[];
};
const at = (file: string) => `${process.cwd()}/${file}`;

test('a failed test is listed with its file and the first line of its error, and so is a file that cannot be loaded', () => {
  const failed = {
    status: 'failed',
    fullName: 'group one',
    failureMessages: ['expected 1 to be 2\n    at x'],
  };
  const passed = { status: 'passed', fullName: 'group two', failureMessages: [] };
  const testResults = [
    { name: at('src/a.test.ts'), status: 'failed', message: '', assertionResults: [failed, passed] },
    { name: at('src/b.test.ts'), status: 'failed', message: 'Cannot find c.ts\n', assertionResults: [] },
    { name: at('src/d.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedTests({ testResults })).toEqual([
    'src/a.test.ts › group one › expected 1 to be 2',
    'src/b.test.ts › Cannot find c.ts',
  ]);
});

test('a failed journey is listed with its project, in groups too, and without colours', () => {
  const journey = (title: string, status: string, message?: string) => ({
    file: 'menu.spec.ts',
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ error: { message: 'first try' } }, { error: { message } }],
      },
    ],
  });
  const group = { specs: [journey('two', 'unexpected', '\u001b[31mTimeout\u001b[39m of 1 s\nCall log')] };
  const file = { specs: [journey('one', 'expected'), journey('again', 'flaky')], suites: [group] };
  expect(failedJourneys({ suites: [file] })).toEqual(['e2e/menu.spec.ts › phone › two › Timeout of 1 s']);
});

test('a missing report lists nothing', () => {
  expect([...failedTests(null), ...failedJourneys(null)]).toEqual([]);
});
