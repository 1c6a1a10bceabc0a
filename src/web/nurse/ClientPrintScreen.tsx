import { PrintPage } from '#features/clients/web/details/PrintPage.tsx';
import { CLIENT_PARTS } from './client-parts.tsx';

/** The same on one page, for paper. */
export function ClientPrintScreen() {
  return <PrintPage parts={CLIENT_PARTS} />;
}
