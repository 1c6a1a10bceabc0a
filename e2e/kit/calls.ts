import type { APIResponse, Page, Route } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import { PORT } from './origin.ts';

/** Sends an intercepted call on to the server, by IP address: outside browsers, not every system resolves names under localhost. */
export async function fetchHere(route: Route): Promise<APIResponse> {
  const { origin, host } = new URL(route.request().url());
  const headers = await route.request().allHeaders();
  return route.fetch({
    url: route.request().url().replace(origin, `http://127.0.0.1:${PORT}`),
    headers: { ...headers, host },
  });
}

/** Changes the server's answer to one call. */
export async function answerOtherwise(
  page: Page,
  call: RegExp,
  change: (answer: object) => object | Promise<object>,
): Promise<void> {
  await page.route(call, async (route) => {
    const response = await fetchHere(route);
    await route.fulfill({ response, json: await change((await response.json()) as object) });
  });
}

/** Holds matching calls back until `release`, like a slow connection. */
export async function hold(page: Page, calls: string | RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await gate;
    await route.fallback();
  });
  return { release: () => release() };
}

/** Makes a call as the page would, with its session and its token; returns what it answers, if anything. */
export function post(
  { page, language }: { readonly page: Page; readonly language?: Language },
  path: string,
  body?: object,
): Promise<unknown> {
  return page.evaluate(
    async ({ base, to, json }) => {
      const token = await (await fetch(`${base}/rest/session/token`)).text();
      const headers = { 'X-CSRF-Token': token, ...(json && { 'Content-Type': 'application/json' }) };
      const answer = await fetch(base + to, { method: 'POST', headers, body: json ?? null });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${text}`);
      return text && JSON.parse(text);
    },
    { base: language ? `/api/${language}` : '/api', to: path, json: body && JSON.stringify(body) },
  );
}
