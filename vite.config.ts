import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite';
import { briefContracts } from './contracts.config.ts';
import { oneBytePerCharacter } from './server-bundle.config.ts';

/** Puts a `.br` and a `.gz` beside every file that is text, for the server to send as they are. */
export function precompress(): Plugin {
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

/** The script inside every document is read by people here and by browsers there: its comments stay here. */
function minifyBeforePage(): Plugin {
  return {
    name: 'minify-before-page',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/before-page.js?raw')) return null;
      const file = id.replace('?raw', '');
      return `export default ${JSON.stringify(minifySync(file, readFileSync(file, 'utf8')).code)};`;
    },
  };
}

/** What is written in newer syntax is put into theirs; what they lack is in `src/ui/newer-methods.ts` (docs/decisions/0080). */
export const OLDEST_BROWSERS = ['safari15.4', 'chrome105', 'firefox115'];

const FORM =
  /\/src\/ui\/(?:form\/(?:Form|TextField|PasswordField|Checkbox|OwnDeviceField|FormActions|useProblemForm)\.|words\/|layout\/AuthLayout\.|app\/(?:useFailureText|after-login)|second-step\/next-step)/;
const KEPT_APART = /\/@noble\/|\/htmlparser2\/|\/rich-text\/|\/(?:kept-entry|waiting-list)\.ts$/;

/**
 * What every page loads comes in two files, of which deployments seldom change the first; then what forms share, and what many
 * screens share: each request costs a slow line more than the few bytes a page does not need. `common` brings along all that its
 * modules import, so those that import something big stay out of it: the editor with its reader of HTML, and the ciphers.
 */
const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    {
      name: 'libraries',
      tags: ['$initial'],
      test: /\/node_modules\/|rolldown.runtime|\/newer-methods\.ts$/,
      priority: 3,
    },
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: 'form', test: FORM, minShareCount: 2, priority: 1 },
    { name: 'common', test: (id) => !KEPT_APART.test(id), minShareCount: 6 },
  ],
};

/** Short names that are the same for browser and server, and repeat themselves after compression. */
function classNameOf(name: string, file: string): string {
  const place = hash('sha256', relative(import.meta.dirname, file), 'base64url');
  return `${name}_${place.slice(0, 4)}`;
}

/** Contracts declare their schemas for the server's calls; pages, also those rendered here, go without the library. */
export const withoutSchemas = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('src/web/no-schemas.ts', import.meta.url)),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    minifyBeforePage(),
    ...(isSsrBuild ? [oneBytePerCharacter()] : [briefContracts(), precompress()]),
  ],
  resolve: { alias: [withoutSchemas] },
  // Without it the server's bundle holds React's development build as well, and takes it wherever NODE_ENV is not set.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  css: { modules: { generateScopedName: classNameOf } },
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'es2022' : OLDEST_BROWSERS,
    // Small pictures stay files: the content policy allows no font or script as data.
    assetsInlineLimit: 0,
    // One stylesheet for every page: seventeen kilobytes once, instead of nine small files on each first visit.
    cssCodeSplit: false,
    // The server names what a page needs; lists of it in the bundle would cost every first visit two kilobytes.
    modulePreload: false,
    ...(isSsrBuild
      ? // Its text stays in the server's memory. Names stay too, for whoever reads where a page failed.
        { rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } } }
      : {
          rolldownOptions: {
            input: 'src/web/entry-client.tsx',
            // Rules do nothing on loading: one that is not used may go with all it imports.
            treeshake: {
              moduleSideEffects: [{ test: /\/src\/(?:domain|contract)\//, sideEffects: false }],
            },
            output: { codeSplitting },
          },
        }),
  },
  ssr: {
    // One bundle with everything in it: what it needs is read once, and found without the packages.
    noExternal: true,
  },
}));
