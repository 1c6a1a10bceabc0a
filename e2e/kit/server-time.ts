import type { Page } from '@playwright/test';
import { originOf, PORT } from './origin.ts';

/** The clock of the server under test, which stands still nowhere and is not ours. In milliseconds. */
export async function serverTime(page: Page, port = PORT): Promise<number> {
  const answer = await page.request.get(`http://127.0.0.1:${port}/`, {
    headers: { host: new URL(originOf('alcohol', port)).host },
  });
  const said = /now;desc="([^"]+)"/.exec(answer.headers()['server-timing'] ?? '')?.[1];
  if (!said) throw new Error('The server did not tell its time');
  return Date.parse(said);
}
