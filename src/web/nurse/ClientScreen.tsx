import { ClientPage, prefetchClient } from '#features/clients/web/details/ClientPage.tsx';
import { CLIENT_PARTS } from './client-parts.tsx';

export const prefetch = prefetchClient;

/** A client as their nurse sees them. */
export function ClientScreen() {
  return <ClientPage parts={CLIENT_PARTS} />;
}
