import { MirrorPage, prefetchMirror } from '#features/clients/web/mirror/MirrorPage.tsx';
import { CLIENT_PARTS } from './client-parts.tsx';

export const prefetch = prefetchMirror;

/** Shows clients what their nurse sees of them. */
export function MirrorScreen() {
  return <MirrorPage parts={CLIENT_PARTS} />;
}
