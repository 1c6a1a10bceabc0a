/** Puts the focus on the content of the page, when what held it goes: otherwise it would fall back to the top. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
