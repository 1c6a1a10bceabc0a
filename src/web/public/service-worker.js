// Caches two pages for offline use: whom to call (docs/decisions/0019), and help (docs/decisions/0052); and on a device on
// which somebody was logged in, the pages that person asks for, with their scripts and nobody's data (docs/decisions/0053).
// It caches nothing else, and no answer of a call. It also shows push messages (docs/decisions/0025). The URL of this script
// names the build, so that each build installs its own pages.
const CACHE = `houvast-offline-${new URL(globalThis.location).searchParams.get('build')}`;
const PAGES = ['/offline', '/en/offline', '/hulp', '/en/help'];
/** Milliseconds until a kept page opens, where the network has not answered. */
const PATIENCE = 8_000;
/** Milliseconds for which a line that hung is not waited for again: what opened may lead on at once, as the front page does. */
const MINUTE = 60_000;
let hungAt = 0;
/** The pages can change without a new build: whom to call is content. */
const DAY = 24 * 60 * 60 * 1_000;

globalThis.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => globalThis.skipWaiting()));
});

globalThis.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => globalThis.clients.claim()),
  );
});

globalThis.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (/\.(css|js)$/.test(new URL(event.request.url).pathname))
    event.respondWith(openFile(event.request));
});

globalThis.addEventListener('message', (event) => {
  const { data } = event;
  // The look of the site has changed, so the cached pages have too.
  if (data === 'renew') event.waitUntil(keepPages().catch(() => undefined));
  // A page waited already, and is about to be opened anew.
  if (data === 'hangs') hungAt = Date.now();
  // Somebody is logged in: these are to open without a network from now on.
  if (data.keep) event.waitUntil(keepFor(data.keep).catch(() => undefined));
});

globalThis.addEventListener('push', (event) => {
  const { title, body, path, id } = event.data.json();
  // A duplicate replaces the first.
  const shown = { body, tag: id, data: { path }, icon: '/icon-192.png' };
  event.waitUntil(globalThis.registration.showNotification(title, shown));
});

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openSite(event.notification.data.path));
});

/** Focuses the site where it is already open. */
async function openSite(path) {
  const [open] = await globalThis.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : globalThis.clients.openWindow(path));
}

async function openPage(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const [page, hung] = await Promise.race([
      fetchPage(event.request).then((fetched) => [fetched, 0]),
      openLate(pathname),
    ]);
    hungAt = hung;
    event.waitUntil(renewPages());
    return page;
  } catch {
    const kept = await keptFor(pathname);
    if (kept) return kept;
    const english = /^\/en(\/|$)/.test(pathname) && (await caches.match('/en/offline'));
    return english || ((await caches.match('/offline')) ?? Response.error());
  }
}

/** What the device has of a page, for when the line hangs, and since when it does. Without it the browser waits as long as it likes. */
async function openLate(pathname) {
  const kept = await keptFor(pathname);
  const isHanging = Date.now() - hungAt < MINUTE;
  return new Promise((open) => {
    if (kept) setTimeout(() => open([kept, isHanging ? hungAt : Date.now()]), isHanging ? 0 : PATIENCE);
  });
}

/** A page that is kept, or the way to the one that opens in its place. */
async function keptFor(pathname) {
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const paths = await ownPaths();
  // The icon on the home screen and messages lead to the front page, from where somebody who is logged in goes on to Today.
  const first = paths.find((path) => pathname === (path.startsWith('/en/') ? '/en' : '/'));
  // What follows from a page opens from there.
  const place = first ?? paths.find((path) => path === pathname.slice(0, pathname.lastIndexOf('/')));
  return place && Response.redirect(new URL(place, globalThis.location));
}

/** Rejects where a proxy answers because our server cannot, which marks every answer of its own. */
async function fetchPage(request) {
  const page = await fetch(request);
  if (page.status >= 502 && page.status <= 504 && !page.headers.has('X-Request-Id'))
    throw new Error('no server');
  return page;
}

async function openFile(request) {
  // The names of these are hashes: what is kept is what the site has.
  const isLasting = new URL(request.url).pathname.startsWith('/assets/');
  const kept = isLasting && (await caches.match(request));
  if (kept) return kept;
  const fetched = await fetch(request).catch(() => null);
  return fetched ?? (await caches.match(request)) ?? Response.error();
}

/** The paths that were asked for on this device, also before this build. */
async function ownPaths() {
  const paths = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  }
  return [...new Set(paths)].filter((path) => !PAGES.includes(path) && !path.startsWith('/assets/'));
}

async function keepPages() {
  const cache = await caches.open(CACHE);
  for (const path of [...PAGES, ...(await ownPaths())]) await keepPage(cache, path);
}

async function keepFor(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await keepPage(cache, path);
}

/** A site has the pages of its own languages. */
async function keepPage(cache, path) {
  // Without anyone in it, in the look of this device: a later user of it may see the page.
  const page = await fetch(path, { headers: { 'X-For-Device': '1' }, cache: 'no-store' });
  // It may have had the page when this was kept last.
  if (page.status === 404) await cache.delete(path);
  if (!page.ok || page.redirected) return;
  const text = await page.text();
  const html = PAGES.includes(path) ? withoutScripts(text) : text;
  await cache.addAll([...new Set(filesOf(html))]);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Date: new Date().toUTCString() };
  const policy = page.headers.get('Content-Security-Policy');
  await cache.put(
    path,
    new Response(html, { headers: policy ? { ...headers, 'Content-Security-Policy': policy } : headers }),
  );
}

/** The files without which the page does not look or work as it does. */
function filesOf(html) {
  const marks = [
    '<link rel="stylesheet" href="',
    '<link rel="modulepreload" href="',
    '<script type="module" src="',
  ];
  return marks.flatMap((mark) =>
    html
      .split(mark)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('"'))),
  );
}

async function renewPages() {
  const kept = await caches.match(PAGES[0]);
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
  if (age < DAY) return;
  await keepPages().catch(() => undefined);
}

/** Offline the scripts of the page would not load, and it is complete without them. */
function withoutScripts(html) {
  const [before, ...scripts] = html.split('<script');
  const others = scripts.map((script) => script.split('</script>').slice(1).join('</script>'));
  return (before + others.join('')).replace(/<link rel="modulepreload"[^<>]*>/g, '');
}
