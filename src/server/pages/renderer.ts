import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { BundleManifest, PageModule } from '#web/page-contract.ts';
import type { PageRenderer } from './rendering.ts';

const root = new URL('../../../', import.meta.url);
const built = { module: new URL('dist/server/entry-server.js', root), assets: new URL('dist/client/', root) };

/** The web bundle, ready to render; `attach` adds what development mode needs once the server exists. */
export interface Renderer {
  readonly pages: PageRenderer;
  attach(app: FastifyInstance): void;
}

/** The built bundle, or with HOUVAST_DEV=1 Vite in this process, which compiles on request and reloads. */
export function createRenderer(): Promise<Renderer> {
  return process.env['HOUVAST_DEV'] === '1' ? devRenderer() : builtRenderer();
}

async function builtRenderer(): Promise<Renderer> {
  if (!existsSync(built.module))
    throw new Error('The web app is not built yet: run "npm start" or "npm run build".');
  const { renderPage }: PageModule = await import(built.module.href);
  const manifest: BundleManifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', built.assets), 'utf8'),
  );
  return {
    pages: {
      assets: fileURLToPath(built.assets),
      render: (request) => renderPage(request, { manifest, scripts: [] }),
    },
    attach: () => undefined,
  };
}

async function devRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root: fileURLToPath(root),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    pages: {
      assets: null,
      async render(request) {
        const { renderPage } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as PageModule;
        return renderPage(request, { manifest: {}, scripts: ['/@vite/client', '/src/web/entry-client.tsx'] });
      },
    },
    attach(app) {
      // Vite serves its own files; everything else falls through to the pages.
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
