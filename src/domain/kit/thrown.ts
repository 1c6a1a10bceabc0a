/** The code of something that was thrown, from the system or a database: `ENOENT`, `23505`. */
export function codeOf(thrown: unknown): string | undefined {
  const hasCode = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return hasCode && typeof thrown.code === 'string' ? thrown.code : undefined;
}
