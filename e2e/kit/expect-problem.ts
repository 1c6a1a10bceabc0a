import { expect, type Locator } from '@playwright/test';

/** Expects a visible message that describes the field, and a field that is marked as invalid. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field.page().getByText(message, { exact: true }).last()).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
