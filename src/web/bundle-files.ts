import type { BundleManifest } from './page-contract.ts';

/** The name of the only stylesheet in the manifest. */
const STYLES = 'style.css';

/** The font of running text; the other fonts are swapped in when they load. */
const TEXT_FACE = 'src/ui/styles/fonts/atkinson-hyperlegible-next.woff2';

/** The built files that source files need, without duplicates: the stylesheet, scripts to preload, and the entry script. */
export function filesOf(manifest: BundleManifest, [entry = '', ...sources]: readonly string[]) {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of [entry, ...sources]) visit(source);
  const start = manifest[entry];
  const entryScripts = start ? [`/${start.file}`] : [];
  for (const script of entryScripts) scripts.delete(script);
  const filesNamed = (source: string) => [manifest[source] ?? []].flat().map(({ file }) => `/${file}`);
  return {
    stylesheets: filesNamed(STYLES),
    fonts: filesNamed(TEXT_FACE),
    scripts: [...scripts],
    entry: entryScripts,
  };
}
