import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { useFocusBefore } from '../focus/useFocusBefore.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import styles from './Toast.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const hideAfterMs = 6000;

export type ToastContent = {
  tone: keyof typeof icons;
  text: string;
  /** Whether the toast also shows on the next page, because the act opens one. Otherwise it ends with its page. */
  onNextPage?: boolean;
  /** The text of the toast that this one makes untrue: the failure of an act that succeeded now. */
  replaces?: string | undefined;
};

/** Only success messages disappear by themselves, and never while they are hovered or have focus. */
export function Toast({
  tone,
  text,
  onDismiss,
}: Pick<ToastContent, 'tone' | 'text'> & { onDismiss: () => void }) {
  const { t } = useTranslation('ui');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = useRef(onDismiss);
  const focus = useFocusBefore();
  const held = hovered || focused;

  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (tone !== 'success' || held) return;
    const timer = setTimeout(() => dismiss.current(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [tone, held]);

  const Icon = icons[tone];
  return (
    // Pointing only pauses the timer.
    <div
      className={cx(styles.toast, styles[tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={focus.listeners.onPointerDown}
      onFocus={(event) => {
        setFocused(true);
        focus.listeners.onFocus(event);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} aria-hidden />
      <p>{text}</p>
      <IconButton
        label={t('closeToast')}
        icon={<X aria-hidden />}
        onClick={() => {
          focus.giveBack();
          onDismiss();
        }}
      />
    </div>
  );
}
