import { expect, type Page } from '@playwright/test';
import type { Site } from '#domain/site/site.ts';
import { originOf } from './origin.ts';
import type { Account, Visitor } from './visitor.ts';

/** Stands in for the push service, which Chromium lacks without Google's keys; keeps the subscription as a browser does. */
export async function haveService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const NAME = 'stand-in.subscription';
    const subscription = () => {
      const stored = localStorage.getItem(NAME);
      if (!stored) return null;
      const { endpoint, key } = JSON.parse(stored) as { endpoint: string; key: string };
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      );
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      return {
        endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(NAME);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const endpoint = `https://push.houvast-stand-in.nl/${Math.random()}`;
        localStorage.setItem(NAME, JSON.stringify({ endpoint, key }));
        return subscription();
      },
    });
  });
}

/** The methods of the calls about this browser's subscription, in the order in which they were answered. */
export function subscriptionCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/api\/.*\/(push-subscription|user\/logout)$/.test(pathname)) {
      calls.push(`${answer.request().method()} ${pathname.split('/').at(-1)} ${answer.status()}`);
    }
  });
  return calls;
}

/** Opens the page about notifications once the service worker is there. */
export async function openNotifications(visitor: Visitor): Promise<void> {
  await visitor.open('landing');
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.open('notifications');
}

/** The switch for messages on this device. */
export const switchOf = ({ main, say }: Visitor) =>
  main.getByRole('checkbox', { name: say('notifications:push.show') });

/** Turns messages on this device on, and waits until the page says so. */
export async function turnPushOn(visitor: Visitor): Promise<void> {
  await switchOf(visitor).check();
  await expect(
    visitor.page.getByRole('status').getByText(visitor.say('notifications:push.on')),
  ).toBeVisible();
}

/** A new account for which messages are turned on on this device. */
export async function pushTurnedOn(visitor: Visitor, site: Site): Promise<Account> {
  const { page } = visitor;
  await page.context().grantPermissions(['notifications'], { origin: originOf(site) });
  await haveService(page);
  const account = await visitor.createAccount();
  await openNotifications(visitor);
  await turnPushOn(visitor);
  return account;
}

/** Opens the page that logs out by its address, where a button does so; what happens then is up to the journey. */
export async function logOutByButton(visitor: Visitor): Promise<void> {
  const { page, main, say } = visitor;
  await page.goto(visitor.address('logout'));
  await visitor.settled();
  await main.getByRole('button', { name: say('session:logout.title') }).click();
}
