// How Node runs the server. By itself Node takes memory as long as the machine has some: pages that were rendered made a
// process of 170 MB one of 500 MB. With less room for what is new, and collected before it has grown by half, it stays
// below 250 MB at the same pace (docs/speed.md).
export const serverArguments = ['--max-semi-space-size=4', '--heap-growing-percent=40', 'src/server/main.ts'];
