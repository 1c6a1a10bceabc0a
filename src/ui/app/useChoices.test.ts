import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Kit, KitProvider } from '../kit.ts';
import { ToastContext } from '../toast/toastContext.ts';
import { CallFailure } from './caller.ts';
import { useChoices } from './useChoices.ts';

/** Two choices that are not made yet, and the toasts in view; one that is made while `fails` holds it is not saved. */
function choices() {
  const fails = new Set<string>();
  const toasts = new Set<string>();
  const found: ((change: object) => void)[] = [];
  const Part = () => {
    const { choose } = useChoices(
      { days: false, badges: false },
      {
        async save(change) {
          if (Object.keys(change).some((name) => fails.has(name))) throw new CallFailure('network', 'x');
        },
        done: (saved) => `saved ${Object.keys(saved).join()}`,
        failed: () => 'failed',
      },
    );
    found.push(choose);
    return null;
  };
  const show = ({
    text,
    replaces = '',
  }: {
    readonly text: string;
    readonly replaces?: string | undefined;
  }) => {
    toasts.delete(replaces);
    toasts.add(text);
  };
  const inside = createElement(ToastContext, { value: { show, endPage() {} } }, createElement(Part));
  renderToStaticMarkup(createElement(KitProvider, { value: {} as Kit }, inside));
  return { fails, toasts, choose: (change: object) => found[0]?.(change) };
}

test('what could not be saved stays told of until that itself is saved', async () => {
  const { fails, toasts, choose } = choices();
  fails.add('days');
  choose({ days: true });
  await expect.poll(() => [...toasts]).toEqual(['failed']);
  choose({ badges: true });
  await expect.poll(() => [...toasts]).toEqual(['failed', 'saved badges']);
  fails.clear();
  choose({ days: true });
  await expect.poll(() => [...toasts]).toEqual(['saved badges', 'saved days']);
});
