/** The code of something that was thrown, as systems and databases give it: `ENOENT`, `23505`. */
export function codeOf(thrown: unknown): string | undefined {
  const hasCode = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return hasCode && typeof thrown.code === 'string' ? thrown.code : undefined;
}
