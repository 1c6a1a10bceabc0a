import { PrintPage } from '#features/clients/web/details/PrintPage.tsx';
import { CLIENT_PARTS } from './client-parts.tsx';

/** A client on one page, for paper. */
export function ClientPrintScreen() {
  return <PrintPage parts={CLIENT_PARTS} />;
}
