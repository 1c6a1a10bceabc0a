import { readFileSync } from 'node:fs';
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

/** Returns what a browser with a cold cache loads for each page, according to the manifest of the build. */
export function clientBytes(): PageBytes[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
    string,
    Chunk
  >;
  return PAGES.map((page) => bytesOf(manifest, page, ROUTES[page].screen));
}

function bytesOf(manifest: Record<string, Chunk>, page: string, screen: string): PageBytes {
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

  const all = [...chunks];
  const parts = all.map(({ file }) => ({ file, bytes: gzipped(file) })).toSorted((a, b) => b.bytes - a.bytes);
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
