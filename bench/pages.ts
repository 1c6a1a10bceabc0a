import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathTo } from '#domain/site/paths.ts';
import { type Fetched, type FirstLoad, fetchAs } from './fetching.ts';
import { againstFloor, startProduct } from './measure.ts';
import { atMost, type Parts } from './parts.ts';
import { Program } from './process.ts';
import * as shots from './shots.ts';

/** CPU time of the front page relative to that of a fixed response. */
const AIM = 2;
const READ = ['landing', 'help', 'faq', 'privacy', 'login'] as const;
/** KB of JavaScript, gzip. */
const AIM_LOGIN_SCRIPT = 165;
/** Headers that belong to one connection or response; the server of the floor adds its own. */
const OWN_TO_AN_ANSWER = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Measures pages that are the same for every visitor, relative to a fixed response of the same bytes. They never query the
 * database.
 */
export async function measurePages(parts: Parts): Promise<FirstLoad[]> {
  const { effort, folder, lines, aims, say } = parts;
  say('Content pages …');
  const product = await startProduct({
    DATA_DIR: join(folder, 'pages'),
    ALLOW_EMBEDDED_DATABASE: '1',
  });
  const page = await fetchAs(product, shots.frontPages()());
  if (page.headers['content-encoding'] !== 'gzip' || !page.headers['etag']) {
    throw new Error('The front page is not cached');
  }
  const floor = await startFixed(join(folder, 'page.json'), page);
  const [fixed, kept] = await againstFloor(
    '–',
    { what: 'floor: fixed answer', target: { program: floor, next: shots.frontPages() } },
    [{ what: 'front page, compressed', target: { program: product, next: shots.frontPages() } }],
    effort,
  );
  if (fixed && kept) lines.push(fixed, kept);
  aims.push(atMost('front page for visitors, CPU of a fixed answer', AIM, kept?.ofFloor ?? Number.NaN, '×'));
  const loads: FirstLoad[] = [];
  for (const name of READ) loads.push(await firstLoad(product, name));
  const script = (loads.find((load) => load.page === 'login')?.scriptBytes ?? Number.NaN) / 1_000;
  aims.push({
    what: 'JavaScript of the first load of the login page, gzip',
    aim: `≤ ${AIM_LOGIN_SCRIPT} KB`,
    measured: `${script.toFixed(1)} KB`,
    met: script <= AIM_LOGIN_SCRIPT,
  });
  await Promise.all([floor.stop(), product.stop()]);
  return loads;
}

/** Starts Fastify with this fixed response. */
function startFixed(file: string, { headers, body }: Fetched): Promise<Program> {
  const kept = Object.entries(headers).filter(([name]) => !OWN_TO_AN_ANSWER.has(name));
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(kept), body: body.toString('base64') }));
  const program = fileURLToPath(new URL('page-floor.ts', import.meta.url));
  return Program.start([program], { NODE_ENV: 'production', ANSWER: file });
}

/**
 * Fetches what a first visit loads: the document, the files it links to, the two fonts for Western European letters, and the icon
 * that Chromium takes from the manifest.
 */
async function firstLoad(product: Program, page: (typeof READ)[number]): Promise<FirstLoad> {
  const get = (path: string, encoding: Record<string, string>) =>
    fetchAs(product, { method: 'GET', path, headers: { host: shots.HOST, ...encoding } });
  const path = pathTo({ language: 'nl' }, page);
  const html = (await get(path, {})).body.toString();
  const named = [
    ...html.matchAll(/<link rel="(?:stylesheet|icon|modulepreload)" href="([^"]+)"/g),
    ...html.matchAll(/<meta name="manifest" content="([^"]+)"/g),
    ...html.matchAll(/<script\b[^>]* src="([^"]+)"/g),
  ];
  const files = [...new Set(named.map(([, href = '']) => href))];
  const style = files.find((href) => href.endsWith('.css'));
  const manifest = files.find((href) => href.endsWith('.webmanifest'));
  if (!style || !manifest) throw new Error(`${path} names no stylesheet or no manifest`);
  const faces = [...(await get(style, {})).body.toString().matchAll(/url\(["']?([^)"']+\.woff2)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !href.includes('-ext-'));
  const { icons } = JSON.parse((await get(manifest, {})).body.toString()) as { icons: { src: string }[] };
  const paths = [path, ...files, ...faces, ...icons.slice(0, 1).map(({ src }) => src)];
  const sent = await Promise.all(
    paths.map(async (one) => ({ one, bytes: (await get(one, shots.COMPRESSED)).body.length })),
  );
  const bytesOf = (list: typeof sent) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    page,
    requests: sent.length,
    bytes: bytesOf(sent),
    scriptBytes: bytesOf(sent.filter(({ one }) => one.endsWith('.js'))),
  };
}
