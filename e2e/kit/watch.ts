import { type BrowserContext, expect } from '@playwright/test';
import { PORT } from './origin.ts';

/** Collects what must never happen on any page: errors, breaches of the security policy, calls to other origins. */
export class Watch {
  readonly #seen: string[] = [];
  /** Journeys block the service worker, and Playwright logs that each time. */
  readonly #allowed: RegExp[] = [/^console: Service Worker registration blocked by Playwright/];

  /** Watches all pages of a browser, now and later. */
  follow(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol === 'data:' || protocol === 'blob:') return;
      if (!new RegExp(`^[a-z]+\\.localhost:${PORT}$`).test(host)) this.#seen.push(`elsewhere: ${host}`);
    });
  }

  /** The browser logs every refused call; a journey names those it provokes. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) this.#allowed.push(new RegExp(`status of ${status} `));
  }

  /** A journey that cuts the network sees its calls fail. */
  allowLostCalls(): void {
    this.#allowed.push(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  }

  /** A journey that breaks a page on purpose sees that in the console. */
  allowBrokenPage(message: RegExp): void {
    this.#allowed.push(message);
  }

  /** The journey's own server, which is down at times. */
  allowServer(port: number): void {
    this.#allowed.push(
      new RegExp(`net::ERR_(CONNECTION_\\w+|EMPTY_RESPONSE) \\(http://[a-z]+\\.localhost:${port}/`),
    );
    this.#allowed.push(new RegExp(`^elsewhere: [a-z]+\\.localhost:${port}$`));
  }

  /** The quick exit leads to another origin. */
  allowLeaving(): void {
    this.#allowed.push(/^elsewhere: 127\.0\.0\.1:/);
  }

  /** The chat of a helpline is a site of its own. */
  allowLine(): void {
    this.#allowed.push(/^elsewhere: www\.113\.nl$/);
  }

  expectQuiet(): void {
    const left = this.#seen.filter((line) => !this.#allowed.some((allowed) => allowed.test(line)));
    expect(left, 'errors, policy breaches and calls to other origins').toEqual([]);
  }
}
