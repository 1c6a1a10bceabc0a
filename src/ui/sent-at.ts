import { DAY_MS } from '#domain/kit/duration.ts';

/** The server's time of the response that this page came in; the page itself may have been rendered earlier. */
export function sentAt(): string | undefined {
  return navigation()?.serverTiming?.find(({ name }) => name === 'now')?.description;
}

/** When the page came, by the device's clock (`before-page.js`). Some pages load their program on the first touch, hours later. */
export function cameAt(): number {
  return Number(document.documentElement.dataset.came ?? Date.now());
}

/** The server's time now, as well as it is known on a page that was rendered then. */
export function nowAfter(rendered: string): string {
  return new Date(sentAfter(rendered) + Date.now() - cameAt()).toISOString();
}

/**
 * What the server does not tell was rendered just now. Browsers that do not pass on what it tells (Safari before 16.4) go by the
 * device's clock, as far as that can be right; so does a page that comes out of the browser's cache at any later time.
 */
function sentAfter(rendered: string): number {
  const page = navigation();
  const told = Date.parse(sentAt() ?? rendered);
  if (isFromCache(page)) return Math.max(cameAt(), told);
  const isPassedOn = page === undefined || page.serverTiming !== undefined;
  return isPassedOn ? told : Math.min(Math.max(cameAt(), told), told + DAY_MS);
}

/**
 * Nothing was sent; what passes a service worker does not tell that. Firefox knows no size at all until a page has loaded: then the
 * decoded one is 0 as well.
 */
function isFromCache(page: Partial<PerformanceNavigationTiming> | undefined): boolean {
  return page?.transferSize === 0 && page.workerStart === 0 && (page.decodedBodySize ?? 0) > 0;
}

function navigation(): Partial<PerformanceNavigationTiming> | undefined {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page;
}
