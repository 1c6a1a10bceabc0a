/** The code of a thrown error of the system or a database, such as `ENOENT` or `23505`. */
export function codeOf(thrown: unknown): string | undefined {
  const hasCode = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return hasCode && typeof thrown.code === 'string' ? thrown.code : undefined;
}
