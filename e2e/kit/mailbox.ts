import { type APIRequestContext, expect } from '@playwright/test';
import { PORT } from './origin.ts';
import type { Visitor } from './visitor.ts';

/** The links of each kind in a mail, in both languages. */
const LINKS = {
  reset: /href="(https?:[^"]*\/user\/reset\/[^"]+)"/,
  unsubscribe: /href="(https?:[^"]*\/(?:afmelden|unsubscribe)\?[^"]+)"/,
  buddyAccept: /href="(https?:[^"]*\/buddy\/accept\/[^"]+)"/,
  buddyRefuse: /href="(https?:[^"]*\/buddy\/refuse\/[^"]+)"/,
  buddyUnsubscribe: /href="(https?:[^"]*\/buddy\/unsubscribe\/[^"]+)"/,
  buddyCheer: /href="(https?:[^"]*\/buddy\/cheer\/[^"]+)"/,
  validate: /href="(https?:[^"]*\/(?:valideer|validate)\/[^"]+)"/,
} as const;

/** The mailbox of the trial, as a person opens it. The job that delivers the mails takes a moment. */
export class Mailbox {
  readonly request: APIRequestContext;
  readonly #box: string;

  /** `port`: that of the journey's own server, if it has one. */
  constructor(request: APIRequestContext, port = PORT) {
    this.request = request;
    this.#box = `http://127.0.0.1:${port}/mailbox`;
  }

  /** Every mail to an address as it was sent, newest first. */
  async mails(to: string): Promise<string[]> {
    const list = await (await this.request.get(this.#box)).text();
    const ids = [...list.matchAll(/<a href="\/mailbox\/([\da-f-]+)">[^<]*<\/a><br>\s*to (\S+) /g)]
      .filter(([, , address]) => address === to)
      .map(([, id]) => id);
    return Promise.all(ids.map(async (id) => (await this.request.get(`${this.#box}/${id}`)).text()));
  }

  /** Every link of a kind that was mailed to an address, newest first. */
  async links(to: string, kind: keyof typeof LINKS): Promise<string[]> {
    const mails = await this.mails(to);
    return mails.flatMap((html) => LINKS[kind].exec(html)?.[1]?.replaceAll('&amp;', '&') ?? []);
  }

  /** Waits until `count` links of a kind were mailed to an address; returns the newest. */
  async newest(to: string, kind: keyof typeof LINKS, count = 1): Promise<string> {
    let links: string[] = [];
    await expect
      .poll(
        async () => {
          links = await this.links(to, kind);
          return links.length;
        },
        // A server that starts on an older database does all that was missed first.
        { timeout: 30_000 },
      )
      .toBe(count);
    return links[0] ?? '';
  }
}

/** Waits until the next mail is a separate one: mails written within the same second count as one. */
export async function anotherSecond(): Promise<void> {
  const start = Date.now();
  await expect.poll(() => Date.now() - start, { intervals: [100] }).toBeGreaterThan(1_000);
}

/** Opens the newest of `count` links that confirm an address, as its owner does. */
export async function confirmAddress(
  { page, say }: Visitor,
  mail: string,
  count = 1,
  box = new Mailbox(page.request),
): Promise<void> {
  await page.goto(await box.newest(mail, 'validate', count));
  await expect(page.getByRole('heading', { name: say('account:validate.done.heading') })).toBeVisible();
}
