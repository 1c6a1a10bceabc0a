import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The payloads that ran in a frame. */
declare global {
  interface Window {
    ran: string[];
  }
}

/** Notices text that became anything else: a script that ran, a call to another origin, an element that is not ours. */
export class InjectionWatch {
  readonly #seen: string[] = [];

  static async on(context: BrowserContext, origin: string): Promise<InjectionWatch> {
    const watch = new InjectionWatch();
    await context.exposeFunction('hit', () => watch.#seen.push('a payload ran'));
    context.on('dialog', (dialog) => {
      watch.#seen.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin) watch.#seen.push(`elsewhere: ${request.url().slice(0, 80)}`);
      if (url.pathname === '/x') watch.#seen.push(`asked for what a payload names: ${url.pathname}`);
    });
    context.on('weberror', (error) => watch.#seen.push(`page error: ${error.error().message.slice(0, 120)}`));
    return watch;
  }

  /** Asserts that the page now contains nothing made by a payload. */
  async expectOnlyText(page: Page, where: string): Promise<void> {
    expect(await page.evaluate(foreignParts), where).toEqual([]);
    expect(this.#seen, where).toEqual([]);
  }
}

/** Runs in the page: finds elements and attributes that our pages never have. */
function foreignParts(): string[] {
  const NEVER =
    'iframe, frame, frameset, object, embed, applet, base, marquee, template, plaintext, xmp, listing, keygen, math, video, audio, style, noscript:not(main > :first-child), foreignObject, animate, set, meta[http-equiv], link[rel=import], link[rel=prefetch], xss, x, portal';
  const found = [...document.querySelectorAll(NEVER)].map((element) => `<${element.localName}>`);
  for (const script of document.querySelectorAll('script')) {
    const source = script.getAttribute('src');
    const isOurs =
      source === null ? isFirst(script) || script.id === 'page-state' : source.startsWith('/assets/');
    if (!isOurs) found.push(`<script> ${source ?? script.text.slice(0, 60)}`);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'].includes(
        name,
      );
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (isAddress && !/^(\/(?!\/)|#|tel:\d+$|https?:\/\/)/.test(value))
        found.push(`${name}=${value.slice(0, 60)}`);
      if (isAddress && value.includes('elsewhere.example')) found.push(`${name}=${value.slice(0, 60)}`);
    }
  }
  return found;

  /** The script that leaves the page at once comes before all others. */
  function isFirst(script: HTMLScriptElement): boolean {
    return script === document.scripts[0];
  }
}

/** Everything that the page shows or contains: texts, typed values and attributes, without white space. */
export async function wordsIn(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const texts = [...document.body.children].filter((element) => element.localName !== 'script');
    return [
      document.title,
      ...texts.map((element) => element.textContent),
      ...typed.map(({ value }) => value),
      ...attributes,
    ].join('\n');
  });
  return flat(words);
}

export function flat(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
