// How Node runs the server. By itself Node takes memory as long as the machine has some: under load a process of 170 MB
// became one of 550 MB. With less room for what is new, and collected before it has doubled, it needs half of that at the
// same pace; with less still it gets slower (docs/speed.md).
export const serverArguments = ['--max-semi-space-size=8', '--heap-growing-percent=80', 'src/server/main.ts'];

// Node's threads share one heap of the C library: each of its own kept what it had been given, 16 to 25 MB in all (glibc).
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
