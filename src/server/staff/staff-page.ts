import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../../../dist/backoffice/', import.meta.url);

/** The page of the staff and its files. */
export interface StaffPage {
  /** Folder of the built files, or null while developing. */
  readonly assets: string | null;
  readonly html: string;
}

/** What this page may load: our own files, and nothing that a text could bring in. */
export const STAFF_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page as a server sends it: its times are in the zone in which that server judges days. */
export function inTimeZone(html: string, timeZone: string): string {
  return html.replace(/(?<=data-time-zone=")[^"]*/, timeZone);
}

/** The built page. Null where it was not built: then there are only the calls. */
export function readStaffPage(): StaffPage | null {
  const file = new URL('index.html', built);
  if (!existsSync(file)) return null;
  return { assets: fileURLToPath(new URL('assets/', built)), html: readFileSync(file, 'utf8') };
}
