import type { Page } from '@playwright/test';
import { fetchHere } from './calls.ts';

/** From now on the browser has no network, and knows it. */
export function cutNetwork(page: Page): Promise<void> {
  return page.context().setOffline(true);
}

/** The browser notices by itself that the network is back. */
export function mendNetwork(page: Page): Promise<void> {
  return page.context().setOffline(false);
}

type Address = Parameters<Page['route']>[0];

/** Lets calls to this address fail while the browser believes it is online. Returns a function that lets them through again. */
export async function loseCalls(page: Page, address: Address): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

/** Lets the server do what the next change at this address asks for, and loses its answer. */
export async function loseAnswer(page: Page, address: RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await fetchHere(route);
    await route.abort();
  });
}
