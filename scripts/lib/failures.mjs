// Lists failed tests at the end of a long output that nobody scrolls through.

/** From Vitest's JSON report; a file that could not be loaded is listed with its own error. */
export function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(name, '', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });
}

/** From Playwright's JSON report, in which describe blocks are suites within the suite of their file. */
export function failedJourneys(report) {
  return journeysIn(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, projectName, results }) =>
      line(`e2e/${file}`, `${projectName} › ${title}`, results.at(-1)?.error?.message),
    );
}

/** Every journey of Playwright's JSON report, once for each project, with its file and title. */
export function journeysIn(report) {
  return specsIn(report?.suites ?? []).flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, file, title })),
  );
}

function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)]);
}

function line(file, name, error = '') {
  const [reason = ''] = plain(error).split('\n');
  return [file.replace(`${process.cwd()}/`, ''), name, reason].filter(Boolean).join(' › ');
}

/** Without the colours of a terminal. */
function plain(text) {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
