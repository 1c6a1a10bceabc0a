import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Cover.module.css';

/**
 * Lies over everything that is open, a dialog as well: it is opened last, so that only what stands in it can be used. Nothing
 * but taking it away closes it; the focus then returns to where it was.
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
      // What it was in shows again only after this.
      queueMicrotask(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.cover}
      aria-label={t('password.title')}
      onCancel={(event) => event.target === ref.current && event.preventDefault()}
      // The browser may close it all the same (the Android back gesture).
      onClose={() => ref.current?.open === false && ref.current.showModal()}
    >
      {children}
    </dialog>
  );
}

/** Escape would close what lies under it too: of dialogs that opened without a press the browser closes several at once. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
