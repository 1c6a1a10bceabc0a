import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Cover.module.css';

/**
 * Covers everything that is open, even a dialog: it is opened last, so only its own content can be used. Nothing closes it but
 * removing it, and the focus then returns to where it was.
 */
export function Cover({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('staff-staff');
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector('main')?.focus();
    document.addEventListener('keydown', stay);
    return () => {
      document.removeEventListener('keydown', stay);
      dialog.close();
      // The element with the focus is visible again only after this.
      queueMicrotask(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.cover}
      aria-label={t('password.title')}
      onCancel={(event) => event.target === ref.current && event.preventDefault()}
      // The browser may close it anyway (the Android back gesture).
      onClose={() => ref.current?.open === false && ref.current.showModal()}
    >
      {children}
    </dialog>
  );
}

/** Prevents Escape, which could close dialogs under it as well: browsers close several at once that were opened without a press. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
