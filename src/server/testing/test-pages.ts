import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageModule } from '#web/page-contract.ts';
import type { PageRenderer } from '../pages/rendering.ts';
import type { StaffPage } from '../staff/staff-page.ts';

/** Pages as the web code renders them, without a build: without styles, and with one script in place of all. */
export function unbuiltPages(renderPage: PageModule['renderPage']): PageRenderer {
  return {
    assets: fileURLToPath(new URL('../../web/public/', import.meta.url)),
    render: (request) => renderPage(request, { manifest: {}, scripts: ['/start.js'] }),
  };
}

/** The page of the staff as it is written, without its files. */
export function unbuiltStaffPage(): StaffPage {
  const html = readFileSync(new URL('../../backoffice/index.html', import.meta.url), 'utf8');
  return { assets: null, html };
}
