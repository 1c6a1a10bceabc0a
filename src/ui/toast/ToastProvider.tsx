import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { takeKeptToast } from './kept-toast.ts';
import { Toast, type ToastContent } from './Toast.tsx';
import styles from './ToastProvider.module.css';
import { ToastContext } from './toastContext.ts';
import { useRoomForToasts } from './useRoomForToasts.ts';

type Shown = ToastContent & { id: number };

/**
 * Put it once around the app. The two live regions are always in the page, because a region inserted together with its
 * text is often not announced.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const lastId = useRef(0);
  const region = useRoomForToasts(toasts);

  const show = useCallback((content: ToastContent) => {
    lastId.current += 1;
    const toast = { ...content, id: lastId.current };
    // The same message twice replaces the first, so a repeated failure does not pile up.
    const gone = new Set([content.text, content.replaces]);
    setToasts((old) => [...old.filter(({ text }) => !gone.has(text)), toast].slice(-3));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((old) => old.filter((toast) => toast.id !== id)), []);
  useEffect(() => {
    const kept = takeKeptToast();
    if (kept) show(kept);
  }, [show]);
  const endPage = useCallback(
    () =>
      setToasts((old) =>
        old.filter(({ onNextPage }) => onNextPage).map((toast) => ({ ...toast, onNextPage: false })),
      ),
    [],
  );
  const value = useMemo(() => ({ show, endPage }), [show, endPage]);

  const list = (wanted: Shown[]) =>
    wanted.map(({ id, tone, text }) => (
      <Toast key={id} tone={tone} text={text} onDismiss={() => dismiss(id)} />
    ));

  return (
    <ToastContext value={value}>
      {children}
      <div ref={region} className={styles.region}>
        <div className={styles.list} role="status">
          {list(toasts.filter(({ tone }) => tone !== 'error'))}
        </div>
        <div className={styles.list} role="alert">
          {list(toasts.filter(({ tone }) => tone === 'error'))}
        </div>
      </div>
    </ToastContext>
  );
}
