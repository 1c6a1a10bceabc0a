import { join } from 'node:path';
import { root } from './run.mjs';

// How Node runs the server. By itself Node takes memory as long as the machine has some: under load a process of 170 MB
// became one of 550 MB. With less room for what is new, and collected before the rest has doubled, it needs about
// half of that at the same pace; with less still it gets slower (docs/speed.md).
const nodeArguments = ['--max-semi-space-size=16', '--heap-growing-percent=80', '--enable-source-maps'];

/** The built server. */
export const serverArguments = [...nodeArguments, 'dist/program/main.js'];

/** Its sources, as they are. */
export const developmentArguments = [...nodeArguments, 'src/server/main.ts'];

// The threads share one heap of the C library (glibc), which keeps less for later. What Node compiles is kept beside the
// packages, so that its compiler of types is loaded at the first start only.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
