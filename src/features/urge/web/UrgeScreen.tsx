import { prefetchUrges, UrgeStart } from './UrgeStart.tsx';

export const prefetch = prefetchUrges;

/** The page at the address of the help with an urge itself; it has a file of its own, so that its page can ask for that at once. */
export function UrgeScreen() {
  return <UrgeStart />;
}
