import { Heart } from 'lucide-react';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Flaggable } from './forum-texts.ts';
import { useFlag } from './useFlag.ts';

interface LikeButtonProps extends Flaggable {
  /** Of the writer. */
  readonly name: string;
  readonly isLiked: boolean;
  /** As the server counts them, the reader's own included. */
  readonly likes: number;
}

/** The number of hearts of a text, which gives one or takes it back. */
export function LikeButton({ type, id, name, isLiked, likes }: LikeButtonProps) {
  const { t } = useTranslation('forum');
  const toast = useToast();
  // Not an alert: only a heart is lost.
  const failed = () => toast.show({ tone: 'info', text: t('like.failed') });
  const { isOn, set } = useFlag(type === 'node' ? 'like_post' : 'like', { type, id }, isLiked, failed);
  const count = likes - (isLiked ? 1 : 0) + (isOn ? 1 : 0);
  return (
    <Button variant="subtle" size="small" aria-pressed={isOn} onClick={() => void set(!isOn)}>
      <Heart aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      {t('hearts', { count })}
      <span className="visually-hidden"> {t('like.to', { name })}</span>
    </Button>
  );
}
