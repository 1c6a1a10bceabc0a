import { readdir } from 'node:fs/promises';
import type { Endpoint } from '#contract/endpoint.ts';

/** How a call is named in the API description: the name under which its slice exports it, and the slice. */
export interface CallName {
  readonly name: string;
  readonly slice: string;
}

const FEATURES = new URL('../../../features/', import.meta.url);

/** The names of all calls declared in the contracts of the slices, by method and path. */
export async function callNames(): Promise<ReadonlyMap<string, CallName>> {
  const files = await readdir(FEATURES, { recursive: true });
  const contracts = files.map((file) => file.replaceAll('\\', '/')).filter((file) => IS_CONTRACT.test(file));
  const named = await Promise.all(
    contracts.map(async (file) => {
      const module = (await import(new URL(file, FEATURES).href)) as Readonly<Record<string, unknown>>;
      const slice = file.split('/')[0] ?? '';
      return Object.entries(module).flatMap(([name, value]) =>
        isEndpoint(value) ? [[keyOf(value), { name, slice }] as const] : [],
      );
    }),
  );
  return new Map(named.flat());
}

/** The key that identifies a call. */
export function keyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

const IS_CONTRACT = /^[\w-]+\/([\w-]+-)?contract\.ts$/;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
