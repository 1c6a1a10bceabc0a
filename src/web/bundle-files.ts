import type { BundleManifest } from './page-contract.ts';

/** The built files that source files need, each once: styles, scripts to preload, and the script that starts. */
export function filesOf(manifest: BundleManifest, [entry = '', ...sources]: readonly string[]) {
  const stylesheets = new Set<string>();
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    scripts.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) stylesheets.add(`/${css}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of [entry, ...sources]) visit(source);
  const start = manifest[entry];
  const entryScripts = start ? [`/${start.file}`] : [];
  for (const script of entryScripts) scripts.delete(script);
  return { stylesheets: [...stylesheets], scripts: [...scripts], entry: entryScripts };
}
