import type { Page, Request, Route } from '@playwright/test';
import type { MessageToApp } from '#ui/native-messages.ts';
import { test as base, expect } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Stands in for the app around the page: what React Native injects into a web view, and the messages it gets. */
export class NativeApp {
  readonly #page: Page;
  readonly heard: MessageToApp[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Has to be called before the first page opens. */
  async wrap(): Promise<void> {
    await this.#page.exposeFunction('appHears', (text: string) => {
      this.heard.push(JSON.parse(text) as MessageToApp);
    });
    await this.#page.addInitScript(() => {
      const { appHears } = window as unknown as { appHears(text: string): void };
      Object.assign(window, { ReactNativeWebView: { postMessage: (text: string) => appHears(text) } });
    });
  }

  get types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  /** Posts a message to the page: to the window as on iOS, or to the document as on Android. */
  async say(
    data: unknown,
    { to = 'window', origin = '' }: { to?: 'window' | 'document'; origin?: string } = {},
  ): Promise<void> {
    await this.#page.evaluate(
      ({ text, target, from }) => {
        const event = new MessageEvent('message', { data: text, origin: from, bubbles: true });
        (target === 'window' ? window : document).dispatchEvent(event);
      },
      { text: data, target: to, from: origin },
    );
  }
}

/** Journeys with an app around the page. */
export const test = base.extend<{ app: NativeApp }>({
  app: async ({ page }, use) => {
    const app = new NativeApp(page);
    await app.wrap();
    await use(app);
  },
});

const TOKENS = '**/push-notification-token';
const TOKEN = 'ExponentPushToken[on-this-phone]';
export const pushToken = (token: string) =>
  JSON.stringify({ type: 'PUSH_TOKEN', payload: { pushNotificationToken: token } });
export const PUSH_TOKEN = pushToken(TOKEN);
export const LOGOUT_REQUEST = JSON.stringify({ type: 'LOGOUT_REQUEST' });

/** Answers the calls about tokens, and records all changes in the order in which they came. */
export async function recordChanges(
  { page }: Visitor,
  status = 200,
  remove: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 204 }),
): Promise<string[]> {
  const changes: string[] = [];
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const body = request.postData() ?? '';
    changes.push(`${nameOf(request).replace(/\/api\/(nl|en)/, '')} ${body}`.trim());
  });
  await page.route(TOKENS, (route) =>
    route.request().method() === 'DELETE' ? remove(route) : route.fulfill({ status, json: { message: 'x' } }),
  );
  return changes;
}
export const saved = (token: string) =>
  `POST /api/push-notification-token {"pushNotificationToken":"${token}"}`;
export const removed = (token: string) =>
  `DELETE /api/push-notification-token {"pushNotificationToken":"${token}"}`;
export const [SAVE, REMOVE] = [saved(TOKEN), removed(TOKEN)];
export const END = 'POST /user/logout';

/** Creates an account and opens its page. */
export async function openNewAccount(visitor: Visitor): Promise<void> {
  await visitor.createAccount();
  await visitor.open('account');
  await expect(visitor.heading(visitor.say('settings:title'))).toBeVisible();
}

/** Asks for notifications on this phone, whose app then tells its token. */
export async function askForPush(visitor: Visitor, app: NativeApp): Promise<void> {
  await visitor.main.getByRole('button', { name: visitor.say('notifications:phone.turnOn') }).click();
  await expect.poll(() => app.types).toContain('REQUEST_PUSH_TOKEN');
  await app.say(PUSH_TOKEN);
}

/** Turns notifications on this phone on, and waits until the page says so. */
export async function turnPushOnInApp(visitor: Visitor, app: NativeApp): Promise<void> {
  await askForPush(visitor, app);
  await expect(visitor.main.getByText(visitor.say('notifications:phone.on'))).toBeVisible();
}
