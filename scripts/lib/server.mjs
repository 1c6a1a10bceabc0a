import { join } from 'node:path';
import { root } from './run.mjs';

// How Node runs the server. By itself Node takes memory as long as the machine has some: under load a process of 170 MB
// became one of 550 MB. With less room for what is new, and collected before it has doubled, it needs half of that at the
// same pace; with less still it gets slower (docs/speed.md).
export const serverArguments = ['--max-semi-space-size=8', '--heap-growing-percent=80', 'src/server/main.ts'];

// The C library (glibc) gives back what it got: its threads share one heap, and what is as large as the buffer of a stream
// is mapped for itself, so that it leaves no hole. What Node compiles is kept beside the packages, so that its compiler
// of types is loaded at the first start only.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
