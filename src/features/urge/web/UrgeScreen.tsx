import { prefetchUrges, UrgeStart } from './UrgeStart.tsx';

export const prefetch = prefetchUrges;

/**
 * The page of help with an urge. It only wraps `UrgeStart`: a screen that another one imports is merged into a shared file of the
 * build, which the server cannot name as the one to preload.
 */
export function UrgeScreen() {
  return <UrgeStart />;
}
