import { expect } from '@playwright/test';
import { pathTo } from '#domain/site/paths.ts';
import { cutNetwork } from './connection.ts';
import type { Visitor } from './visitor.ts';

/** Someone new who opened Today, and then closed the browser and lost the network. Returns them with a page that has opened nothing. */
export async function openWithDevice(visitor: Visitor, { ownDevice = true } = {}): Promise<Visitor> {
  const { page, language } = visitor;
  await visitor.createAccount({ ownDevice });
  await visitor.open('today');
  const paths = [pathTo({ language }, 'today'), pathTo({ language }, 'urge')];
  const isKept = () =>
    page.evaluate(
      async (asked) => (await Promise.all(asked.map((path) => caches.match(path)))).every(Boolean),
      paths,
    );
  await expect.poll(isKept).toBe(true);
  await cutNetwork(page);
  return openAgain(visitor);
}

/** The same browser after all its pages were closed, with a new one. */
export async function openAgain(visitor: Visitor): Promise<Visitor> {
  const context = visitor.page.context();
  const again = await visitor.elsewhere(context);
  for (const page of context.pages()) if (page !== again.page) await page.close();
  return again;
}

/** The names of what waits on the device for a person. */
export function sealed({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(window.localStorage).filter((name) => name.startsWith('houvast.kept.sealed.')),
  );
}
