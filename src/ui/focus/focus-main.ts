/** Moves the focus to the main content when the focused element is removed; otherwise it would fall back to the top. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
