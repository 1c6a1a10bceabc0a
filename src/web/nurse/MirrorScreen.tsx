import { MirrorPage, prefetchMirror } from '#features/clients/web/mirror/MirrorPage.tsx';
import { CLIENT_PARTS } from './client-parts.tsx';

export const prefetch = prefetchMirror;

/** What a client's nurse sees of them, for the client. */
export function MirrorScreen() {
  return <MirrorPage parts={CLIENT_PARTS} />;
}
