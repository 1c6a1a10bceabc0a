import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { timeLeft } from './time-left.ts';
import styles from './Urge.module.css';
import type { useCountdown } from './useCountdown.ts';

interface CountdownProps {
  readonly seconds: number;
  readonly countdown: ReturnType<typeof useCountdown>;
  readonly posts: number;
  /** The buttons beside the pause. */
  readonly children: ReactNode;
}

/** The time that is left, as posts and in words that change with them, with a button to pause. */
export function Countdown({ seconds, countdown: { left, paused, toggle }, posts, children }: CountdownProps) {
  const { t } = useTranslation('urge');
  const passed = Math.floor(((seconds - left) / seconds) * posts);
  const { minutes, isHalf } = timeLeft(left, seconds / posts);
  const isOver = left === 0;
  const halves = minutes > 0 ? t('breathe.leftHalf', { count: minutes }) : t('breathe.half');
  const words = isHalf ? halves : t('breathe.left', { count: minutes });
  return (
    <>
      <div className={styles.time}>
        <Rope number={passed + 1} total={posts} />
        <p role="status">{isOver ? t('breathe.over') : words}</p>
      </div>
      <div className={styles.actions}>
        {children}
        <Button
          variant="onDeep"
          icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          // Stays when the time is over, so that the focus is not lost.
          aria-disabled={isOver || undefined}
          onClick={isOver ? undefined : toggle}
        >
          {t(paused ? 'breathe.goOn' : 'breathe.pause')}
        </Button>
      </div>
    </>
  );
}
