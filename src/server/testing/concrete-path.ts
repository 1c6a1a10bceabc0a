import { safeParse } from 'zod/v4/core';
import type { Call } from '#contract/endpoint.ts';

/** Values for parameters: a name, a number, an id and the place of a draft, none of which exists. */
const NOBODYS = ['none', '999999999', '0b9c7f5e-3d1a-4c2b-9e8f-7a6b5c4d3e2f', 'forum_post-999999999'];

/** A path with parameters that its contract takes: those given, and others that nothing has. */
export function concretePath({ path, params }: Call, given: Readonly<Record<string, string>> = {}): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const filled = NOBODYS.map((value) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? value])),
  ).find((values) => names.length === 0 || !params || safeParse(params, values).success);
  if (!filled) throw new Error(`Nothing that is known here fits ${path}`);
  return path.replace(/:(\w+)/g, (_, name: string) => filled[name] ?? '');
}
