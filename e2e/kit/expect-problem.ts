import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a visible message that describes the field, and a field that is marked as invalid. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field.page().getByText(message, { exact: true }).last()).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Listens from now on: for each element that takes the focus, its words and those that describe it at that moment, which is all
 * that a screen reader says of it.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const words: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const ids = target.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const parts = [target, ...ids.map((id) => document.getElementById(id))];
      words.push(parts.map((part) => part?.textContent ?? '').join(' '));
    });
    return words;
  });
  return () => heard.jsonValue();
}
