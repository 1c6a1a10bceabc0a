import type { Page } from '@playwright/test';

/**
 * On pages opened from now on, React attaches its listeners at once but hydrates only after a form was submitted, as on
 * a busy phone: its work runs in tasks of a message channel.
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

/** Waits until React has attached its listeners, whether it has hydrated the page or not. */
export async function untilReactListens(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
}

/** Waits until the next page has hydrated, even if it is already being left and can no longer be queried. */
export async function untilItReacts(page: Page): Promise<void> {
  const reacting = page.waitForEvent('console', (message) => message.text() === 'reacts');
  // oxlint-disable-next-line no-console -- nothing else arrives from a page that is being left
  await page.addInitScript(() => document.addEventListener('started', () => console.debug('reacts')));
  await reacting;
}
