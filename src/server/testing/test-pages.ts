import { fileURLToPath } from 'node:url';
import type { PageModule } from '#web/page-contract.ts';
import type { PageRenderer } from '../pages/rendering.ts';

/** Pages as the web code renders them, without a build: without styles, and with one script in place of all. */
export function unbuiltPages(renderPage: PageModule['renderPage']): PageRenderer {
  return {
    assets: fileURLToPath(new URL('../../web/public/', import.meta.url)),
    render: (request) => renderPage(request, { manifest: {}, scripts: ['/start.js'] }),
  };
}
