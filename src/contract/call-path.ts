/** The parts that the input of any call may have. */
export interface Input {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
}

/** The address of a call within the base: its path with the parameters filled in, and the query. */
export function fillPath(pattern: string, { params = {}, query = {} }: Input): string {
  const path = pattern
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    // A path from the address bar: already encoded, with its slashes kept.
    .replace('*', () => params['*'] ?? '');
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
