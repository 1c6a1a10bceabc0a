// npm run check: types, lint, format, boundaries, leftovers and content, at the same time. A step that passes takes one
// line; one that fails shows all its output.
import { join } from 'node:path';
import { envFor, inPath, root, run, runAsProgram, seconds, toolPath } from './lib/run.mjs';
import { prepare } from './prepare.mjs';

// knip.json ignores what knip cannot see: the tools below, which are started by path, the packages
// scripts/subset-fonts.mjs takes font files from, and the dependencies of the example client.
function steps() {
  return [
    // One compiler for both: a second would read the same two thousand files again.
    {
      name: 'types, lint',
      args: [toolPath('oxlint'), '--type-aware', '--type-check', '--report-unused-disable-directives'],
      // Its compiler, written in Go, spends a sixth of its time on collecting garbage that it leaves for the end anyway.
      env: { GOGC: '400' },
    },
    { name: 'format', args: [toolPath('@biomejs/biome', 'biome'), 'check', '.'] },
    { name: 'boundaries', args: [join(root, 'scripts', 'boundaries.mjs')] },
    { name: 'leftovers', args: [toolPath('knip'), '--no-progress'] },
    { name: 'content', args: [join(root, 'src', 'server', 'content-cli', 'check.ts')] },
  ];
}

/**
 * Runs every step with the given Node; returns [{ name, seconds, passed, output }]. `beside`: only on what other programs leave
 * of the processors, where this machine can do that.
 */
export function check(node, { beside = false } = {}) {
  const nice = beside ? inPath('nice') : null;
  return Promise.all(steps().map((step) => runStep(node, nice, step)));
}

async function runStep(node, nice, { name, args, env = {} }) {
  const start = Date.now();
  const [program, given] = nice === null ? [node, args] : [nice, ['-n', '19', node, ...args]];
  const { code, output } = await run(program, given, { env: envFor(node, { NO_COLOR: '1', ...env }) });
  return { name, seconds: seconds(start), passed: code === 0, output: output.trim() };
}

export function printCheck(results) {
  for (const { name, seconds: time, passed } of results) {
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(11)}  ${time.padStart(5)} s`);
  }
  for (const { name, output } of results.filter(({ passed }) => !passed))
    console.log(`\n── ${name}\n${output}`);
}

await runAsProgram(import.meta.url, async () => {
  const results = await check(await prepare());
  printCheck(results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
});
