import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    // Small pictures stay files: the content policy allows no font or script as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'src/web/entry-client.tsx' } }),
  },
  ssr: {
    // React's own development checks stay out of the server's bundle; everything else is bundled with it.
    noExternal: true,
  },
}));
