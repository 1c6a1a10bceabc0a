import type { APIResponse, Route } from '@playwright/test';
import { PORT } from './origin.ts';

/** Lets a held call through to an IP address: outside browsers, not every system resolves names under localhost. */
export async function fetchHere(route: Route): Promise<APIResponse> {
  const { origin, host } = new URL(route.request().url());
  const headers = await route.request().allHeaders();
  return route.fetch({
    url: route.request().url().replace(origin, `http://127.0.0.1:${PORT}`),
    headers: { ...headers, host },
  });
}
