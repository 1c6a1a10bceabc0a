// Checks which folder imports which, by the rules in .dependency-cruiser.cjs, in the checkout of the current folder.
// With --json it prints the violations as JSON.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root, runAsProgram, toolPath } from './lib/run.mjs';

/** Returns { modules, violations: [{ rule, from, to }] } for `src`, `bench` and `e2e` in `dir`. */
export function cruise(dir) {
  if (!existsSync(join(dir, 'src')))
    throw new Advice('There is no src folder here: start this at the top of the checkout.');
  const config = join(root, '.dependency-cruiser.cjs');
  const args = [
    toolPath('dependency-cruiser', 'depcruise'),
    ...['src', 'bench', 'e2e'].filter((folder) => existsSync(join(dir, folder))),
    '--config',
    config,
    '--output-type',
    'json',
  ];
  const answer = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 28 });
  const summary = parseSummary(answer);
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

function parseSummary({ stdout, stderr }) {
  try {
    return JSON.parse(stdout).summary;
  } catch {
    throw new Advice(`dependency-cruiser could not do its work: ${stderr.trim()}`);
  }
}

function report({ modules, violations }) {
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  console.log(`${modules} modules, ${violations.length} violations of .dependency-cruiser.cjs`);
}

await runAsProgram(import.meta.url, (args) => {
  const result = cruise(process.cwd());
  // It does not fail when it cannot read TypeScript and skips every file.
  if (result.modules === 0) {
    throw new Advice(
      'No module was checked: dependency-cruiser needs the npm package typescript in version 6.',
    );
  }
  if (args.includes('--json')) console.log(JSON.stringify(result));
  else report(result);
  process.exitCode = result.violations.length === 0 ? 0 : 1;
});
