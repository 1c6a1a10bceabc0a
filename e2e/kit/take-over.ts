import type { Page } from '@playwright/test';

/** Holds back what matches until `release`, as a slow line would. */
export async function hold(page: Page, calls: string | RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await gate;
    await route.continue();
  });
  return { release: () => release() };
}

/**
 * On pages opened from now on React listens at once but gets to its work only after a form was sent, as on a busy phone:
 * it works in tasks of a message channel.
 */
export async function keepReactBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const waiting: (() => void)[] = [];
    let isBusy = true;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (isBusy) waiting.push(() => post.call(this, message));
      else post.call(this, message);
    };
    window.addEventListener('submit', () =>
      setTimeout(() => {
        isBusy = false;
        for (const task of waiting.splice(0)) task();
      }),
    );
  });
}

/** Waits until React listens to the page, whether it has taken it over or not. */
export async function untilReactListens(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
}

/** Waits until the next page reacts, also while that page is being left, when it cannot be asked. */
export async function untilItReacts(page: Page): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text() === 'reacts');
  // oxlint-disable-next-line no-console -- the only way to be heard by a page that is being left
  await page.addInitScript(() => document.addEventListener('started', () => console.debug('reacts')));
  await told;
}
