import type { RouteName } from './routes.ts';

/** The pages that a device stores for somebody who was logged in on it, so that they open offline (docs/decisions/0053). */
export const DEVICE_PAGES = ['today', 'urge'] as const satisfies readonly RouteName[];

const WITHIN: ReadonlySet<RouteName | undefined> = new Set<RouteName>([...DEVICE_PAGES, 'urgeStep']);

/** Whether a page is one of those, or opens from one without anything that has to be fetched. */
export function opensOnDevice(name: RouteName | undefined): boolean {
  return WITHIN.has(name);
}
