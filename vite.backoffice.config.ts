import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS, precompress, withoutSchemas } from './vite.config.ts';

/** The pages of the staff: a program of their own, of which the sites load nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('src/backoffice/', import.meta.url)),
  plugins: [react(), precompress()],
  resolve: { alias: [withoutSchemas] },
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('dist/backoffice/', import.meta.url)),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
  },
});
