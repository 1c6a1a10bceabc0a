import { join } from 'node:path';
import { root } from './run.mjs';

// The Node options of the server. By default Node's heap grows as long as the machine has memory: under load a process of
// 170 MB became one of 550 MB. With a smaller young generation, and a collection before the old one has doubled, it needs
// about half of that at the same speed; with less still it gets slower (docs/speed.md).
const nodeArguments = ['--max-semi-space-size=16', '--heap-growing-percent=80'];

/** The built server. */
export const serverArguments = [...nodeArguments, 'dist/program/main.js'];

/** Its sources, as they are. */
export const developmentArguments = [...nodeArguments, 'src/server/main.ts'];

// The threads share one glibc malloc arena, which retains less memory, and what is larger than 16 KB, such as the texts of answers,
// comes from the system and goes back to it: small things between them would keep some 25 MB of gaps. Node's compile cache is next to the packages, so
// that type stripping is compiled at the first start only.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
