import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../cx.ts';
import styles from './Popup.module.css';

/** Whether a popup is open. Navigating closes it. */
export function usePopup() {
  const id = useId();
  const { key: page } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;
  // Forgotten for good, so that going back to that page does not reopen it.
  if (openOn !== null && !open) setOpenOn(null);
  return {
    id,
    open,
    toggle: () => setOpenOn(open ? null : page),
    close: () => setOpenOn(null),
    /** The props of the control that opens it. */
    triggerProps: { 'aria-expanded': open, 'aria-controls': open ? id : undefined },
  };
}

interface PopupProps {
  popup: ReturnType<typeof usePopup>;
  /** The name of the panel for screen readers. */
  label: string;
  /** The control that opens it: focus returns there. */
  trigger: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A control with a non-modal panel. The panel takes the focus; it closes on Escape, on a click or focus elsewhere, and on
 * navigation. The rest of the page stays reachable.
 */
export function Popup({ popup, label, trigger, className, children }: PopupProps) {
  const { id, open, close } = popup;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      className={cx(styles.frame, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {trigger}
      {open && (
        <Panel id={id} label={label} frame={frame} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps {
  id: string;
  label: string;
  frame: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}

function Panel({ id, label, frame, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = panel.current;
    const trigger = frame.current?.firstElementChild;
    shown?.focus();
    return () => {
      if (shown?.contains(document.activeElement) && trigger instanceof HTMLElement) trigger.focus();
    };
  }, [frame]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
  return (
    <section ref={panel} id={id} className={styles.panel} aria-label={label} tabIndex={-1} data-panel="">
      {children}
    </section>
  );
}
