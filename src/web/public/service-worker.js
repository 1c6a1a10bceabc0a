// Caches two pages for offline use: whom to call (docs/decisions/0019) and help (docs/decisions/0052). Where somebody was logged
// in, it also caches the pages that the site asks for, with their scripts but nobody's data (docs/decisions/0053). It caches
// nothing else, and no responses of calls. It also shows push messages (docs/decisions/0025). The URL of this script names the
// build, so that each build installs its own pages.
const CACHE = `houvast-offline-${new URL(globalThis.location).searchParams.get('build')}`;
const PAGES = ['/offline', '/en/offline', '/hulp', '/en/help'];
/** Today, whose address may also name a day. */
const TODAY = new Set(['/vandaag', '/en/today']);
/** Milliseconds to wait for the network before a cached page opens. */
const PATIENCE = 8_000;
/**
 * Milliseconds after a line hung during which it is not waited for again: a cached page may redirect at once, as the front page
 * does.
 */
const MINUTE = 60_000;
let hungAt = 0;
/** How old cached pages may get: whom to call is content, which changes without a new build. */
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
  // A page has waited already, and is about to be loaded anew.
  if (data === 'hangs') hungAt = Date.now();
  // Somebody is logged in: cache their pages from now on.
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
  event.waitUntil(openSite(event.notification.data?.path));
});

/**
 * Focuses the open page that a message is about, or else opens it in a window of its own: other pages may hold what somebody has
 * just typed, so none makes way for it.
 */
async function openSite(path = '/') {
  const pages = await globalThis.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => shows(new URL(url), path));
  await (open ? open.focus() : globalThis.clients.openWindow(path));
}

/** Whether a page is at the address of a message; Today is, whichever day it shows. */
function shows({ pathname, search }, path) {
  return pathname + search === path || (TODAY.has(path) && pathname === path);
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

/**
 * The cached page, once the network has taken too long, with the time since when the line hangs. Never resolves without a cached
 * page: then the browser waits as long as it likes.
 */
async function openLate(pathname) {
  const kept = await keptFor(pathname);
  const isHanging = Date.now() - hungAt < MINUTE;
  return new Promise((open) => {
    if (kept) setTimeout(() => open([kept, isHanging ? hungAt : Date.now()]), isHanging ? 0 : PATIENCE);
  });
}

/** The cached page for a path, or a redirect to the page that opens instead. */
async function keptFor(pathname) {
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const paths = await ownPaths();
  // The icon on the home screen and messages lead to the front page, which leads somebody who is logged in on to Today.
  const first = paths.find((path) => pathname === (path.startsWith('/en/') ? '/en' : '/'));
  // A page below a cached one opens from there.
  const place = first ?? paths.find((path) => path === pathname.slice(0, pathname.lastIndexOf('/')));
  return place && Response.redirect(new URL(place, globalThis.location));
}

/** Fetches a page. Rejects if a proxy answers because our server cannot, whose own responses are marked. */
async function fetchPage(request) {
  // On a step back or forward to the answer to a form the browser asks its cache alone, so as not to send the form twice.
  const isSentBefore = request.method === 'POST' && request.cache === 'only-if-cached';
  const page = await (isSentBefore ? fetch(request.url, { redirect: 'manual' }) : fetch(request));
  if (page.status >= 502 && page.status <= 504 && !page.headers.has('X-Request-Id'))
    throw new Error('no server');
  return page;
}

async function openFile(request) {
  // Their names contain hashes, so a cached file is never outdated.
  const isLasting = new URL(request.url).pathname.startsWith('/assets/');
  const kept = isLasting && (await caches.match(request));
  if (kept) return kept;
  const fetched = await fetch(request).catch(() => null);
  return fetched ?? (await caches.match(request)) ?? Response.error();
}

/** The paths cached for the person on this device, also by earlier builds. */
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

/** Caches a page, if the site has it: it has pages in its own languages only. */
async function keepPage(cache, path) {
  // With nobody in it, as a later user of the device may see it, but in the look chosen on this device.
  const page = await fetch(path, { headers: { 'X-For-Device': '1' }, cache: 'no-store' });
  // The site may have had the page when it was cached.
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

/** The files that a page needs to look and work as it does. */
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

/** Removes the scripts, which would not load offline; the page is complete without them. */
function withoutScripts(html) {
  const [before, ...scripts] = html.split('<script');
  const others = scripts.map((script) => script.split('</script>').slice(1).join('</script>'));
  return (before + others.join('')).replace(/<link rel="modulepreload"[^<>]*>/g, '');
}
