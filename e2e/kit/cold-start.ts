import { expect } from '@playwright/test';
import { pathTo } from '#domain/site/paths.ts';
import { cutNetwork } from './connection.ts';
import type { Visitor } from './visitor.ts';

/** Creates an account, opens Today, loses the network and closes the page. Returns the same person with a blank page. */
export async function comeBackOffline(visitor: Visitor, { ownDevice = true } = {}): Promise<Visitor> {
  const { page, language } = visitor;
  await visitor.createAccount({ ownDevice });
  await visitor.open('today');
  const paths = [pathTo({ language }, 'today'), pathTo({ language }, 'urge')];
  const isKept = () =>
    page.evaluate(
      async (needed) => (await Promise.all(needed.map((path) => caches.match(path)))).every(Boolean),
      paths,
    );
  await expect.poll(isKept).toBe(true);
  await cutNetwork(page);
  return openAgain(visitor);
}

/** Closes all pages of the browser, and returns the same person with a new one. */
export async function openAgain(visitor: Visitor): Promise<Visitor> {
  const context = visitor.page.context();
  const again = await visitor.elsewhere(context);
  for (const page of context.pages()) if (page !== again.page) await page.close();
  return again;
}

/** The names of the sealed entries that wait on the device. */
export function sealed({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(window.localStorage).filter((name) => name.startsWith('houvast.kept.sealed.')),
  );
}
