import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Puts a `.br` and a `.gz` beside every file that is text, for the server to send as they are. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ build }) {
      folder = join(build.outDir, build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  // Contracts declare their schemas for the server; the browser's bundle goes without the library.
  ...(isSsrBuild
    ? {}
    : {
        resolve: { alias: { 'zod/mini': fileURLToPath(new URL('src/web/no-schemas.ts', import.meta.url)) } },
      }),
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    // Small pictures stay files: the content policy allows no font or script as data.
    assetsInlineLimit: 0,
    // One stylesheet for every page: seventeen kilobytes once, instead of nine small files on each first visit.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'src/web/entry-client.tsx' } }),
  },
  ssr: {
    // React's own development checks stay out of the server's bundle; everything else is bundled with it.
    noExternal: true,
  },
}));
