import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { screenFile, slicesOf } from '#web/screens.ts';

const client = new URL('../dist/client/', import.meta.url);

/** Pages that load the app. */
const PAGES = [
  'login',
  'credentials',
  'plan',
  'registration',
  'goalStep',
  'forumPost',
] as const satisfies readonly RouteName[];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The bytes of the first load of a page in Dutch: scripts and styles after gzip, fonts as they are. */
export interface PageBytes {
  readonly page: string;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Scripts with their bytes after gzip, biggest first. */
  readonly parts: readonly { readonly file: string; readonly bytes: number }[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Returns what a browser with a cold cache loads for each page, according to the manifest of the build. */
export function clientBytes(): PageBytes[] {
  const manifest = readManifest();
  return PAGES.map((page) => bytesOf(manifest, page, ROUTES[page].screen));
}

/** Returns the page with the most JavaScript, in bytes as browsers get it over https: compressed with Brotli. */
export function heaviestPage(): { readonly page: string; readonly script: number } {
  const manifest = readManifest();
  const pages = Object.entries(ROUTES).map(([page, { screen }]) => ({
    page,
    script: sum(chunksOf(manifest, screen).map(({ file }) => statSync(new URL(`${file}.br`, client)).size)),
  }));
  return pages.reduce((most, page) => (page.script > most.script ? page : most));
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
}

function chunksOf(manifest: Manifest, screen: string): Chunk[] {
  const sources = [
    'src/web/entry-client.tsx',
    screenFile(screen),
    // Every page waits for its texts before it starts.
    'src/ui/text.nl.json',
    'src/web/text.nl.json',
    ...slicesOf(screen).map((slice) => `src/features/${slice}/text.nl.json`),
  ];
  const chunks = new Set<Chunk>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest of the web bundle has no ${source}`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...chunks];
}

function bytesOf(manifest: Manifest, page: string, screen: string): PageBytes {
  const parts = chunksOf(manifest, screen)
    .map(({ file }) => ({ file, bytes: gzipped(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const styles = manifest['style.css']?.file ?? '';
  // Letters beyond Western Europe are in separate files, which load only where they occur.
  const fonts = Object.keys(manifest).filter(
    (name) => name.endsWith('.woff2') && !name.endsWith('-ext.woff2'),
  );
  return {
    page,
    script: sum(parts.map(({ bytes }) => bytes)),
    style: gzipped(styles),
    font: sum(fonts.map((name) => readFileSync(new URL(manifest[name]?.file ?? '', client)).length)),
    parts,
  };
}

const gzipped = (file: string) => gzipSync(readFileSync(new URL(file, client))).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
