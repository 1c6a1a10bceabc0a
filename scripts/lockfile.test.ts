import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
);

/** Where Node looks for a package imported by the one in `folder`, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (folder === '') return [place];
  const above = folder.lastIndexOf('/node_modules/');
  return [place, ...placesOf(name, above === -1 ? '' : folder.slice(0, above))];
}

// npm leaves out packages that its registry does not have, and `npm ci` then refuses the lockfile on every machine.
test('the lockfile names the packages of every platform', () => {
  const wanted = Object.entries(lockfile.packages).flatMap(([folder, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {}).map(([name, version]) => ({ folder, name, version })),
  );
  const missing = wanted.filter(({ folder, name, version }) => {
    const place = placesOf(name, folder).find((path) => lockfile.packages[path]);
    if (place === undefined) return true;
    return /^\d/.test(version) && lockfile.packages[place]?.version !== version;
  });
  expect(missing).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});

test.each(['linux-x64', 'linux-arm64', 'bin-darwin-arm64', 'darwin-x64', 'win-x64'])(
  'a Node 24 or newer is locked for %s',
  (platform) => {
    const version = lockfile.packages[`node_modules/node-${platform}`]?.version;
    expect(Number.parseInt(version ?? '0', 10)).toBeGreaterThanOrEqual(24);
  },
);

/** The package that an import names; null for a file, one of Node and one of our own. */
function packageOf(name: string): string | null {
  if (/^([.#/]|node:)/.test(name)) return null;
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

// `npm run sbom` lists what is in production: without those that are built into the pages it would be half a list.
test('what the pages import is among the packages of production', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  );
  const sources = globSync('src/{web,ui,backoffice,features/*/{web,backoffice}}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const shipped = sources.filter((file) => !/\.(test|testing)\./.test(file));
  const imported = shipped.flatMap((file) => {
    const code = readFileSync(root + file, 'utf8');
    const found = code.matchAll(
      /^(?:import|export)(?! type) (?:[^;'=(]*from )?'([^']+)';$|import\('([^']+)'\)/gm,
    );
    return [...found].flatMap(([, named, late]) => packageOf(named ?? late ?? '') ?? []);
  });
  expect(new Set(imported).size).toBeGreaterThan(10);
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
});
