import type { Page } from '@playwright/test';
import type { MessageToApp } from '../src/ui/native-messages.ts';

/** Stands in for the app around the page: what React Native puts into a web view, and what it hears. */
export class NativeApp {
  readonly #page: Page;
  readonly heard: MessageToApp[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Before the first page opens. */
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

  /** Speaks to the page, to the window as on iOS or to the document as on Android. */
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
