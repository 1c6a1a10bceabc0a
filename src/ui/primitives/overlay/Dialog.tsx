import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../../cx.ts';
import { ignoreSecondTap, type Press } from '../../double-tap.ts';
import { focusMain } from '../../focus/focus-main.ts';
import { HelpWay } from '../../help/HelpWay.tsx';
import { QuickExit } from '../../help/QuickExit.tsx';
import { IconButton } from '../IconButton.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'plain' | 'care' | undefined;
  dismissible?: boolean | undefined;
  /** Whether there is a cross. Without one, Escape or a press outside still closes a dismissible dialog. */
  hasCross?: boolean | undefined;
  /** The actions stay in view while the rest scrolls. */
  keepsActions?: boolean | undefined;
  /** It is gone when another page opens, so that help needs no page load, after which nothing that was in memory is left. */
  goesWithPage?: boolean | undefined;
  /** The id of what is read with the title when it opens. */
  describedBy?: string | undefined;
};

/**
 * Focus starts on the title, so it is announced first; mark another element with `data-autofocus` to start there. With
 * `dismissible={false}` only your actions close it. Focus returns on closing.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  tone,
  dismissible = true,
  hasCross = dismissible,
  keepsActions = false,
  goesWithPage = false,
  describedBy,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const lastPress = useRef<Press | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    start?.focus();
    return () => {
      dialog.close();
      if (lastPress.current) ignoreSecondTap(lastPress.current);
      // If nothing had the focus when it opened by itself, right after the page, there is none to give back.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) focusMain();
    };
  }, []);

  // The browser may close the dialog by itself (a second Escape, the Android back gesture). Only its owner removes it, so it is
  // shown again until then.
  const closedByBrowser = () => {
    if (ref.current?.open) return;
    ref.current?.showModal();
    if (dismissible) onClose();
  };
  const closeOnOutsidePress = (event: MouseEvent) => {
    if (dismissible && pressedOutside.current && event.target === ref.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside closes; Escape does the same by keyboard
    <dialog
      ref={ref}
      className={cx(styles.dialog, tone && styles[tone])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => event.target === ref.current && closedByBrowser()}
      onKeyDown={(event) => event.key === 'Escape' && !dismissible && event.preventDefault()}
      onPointerDown={(event) => {
        const { clientX, clientY, timeStamp } = event;
        lastPress.current = { clientX, clientY, timeStamp };
        pressedOutside.current = event.target === ref.current;
      }}
      onClick={closeOnOutsidePress}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={cx('h3', styles.title)} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.ways}>
            <HelpWay staysLoaded={goesWithPage} />
            <QuickExit />
            {hasCross && <IconButton label={t('closeDialog')} icon={<X aria-hidden />} onClick={onClose} />}
          </div>
        </div>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className={cx(styles.actions, keepsActions && styles.kept)}>{actions}</div>}
      </div>
    </dialog>
  );
}
