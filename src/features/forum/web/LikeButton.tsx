import { Heart } from 'lucide-react';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Flaggable } from './forum-texts.ts';
import { useFlag } from './useFlag.ts';

interface LikeButtonProps extends Flaggable {
  readonly isLiked: boolean;
  /** As the server counted, with one's own if there is one. */
  readonly likes: number;
}

/** The hearts of a text, with one's own. */
export function LikeButton({ type, id, isLiked, likes }: LikeButtonProps) {
  const { t } = useTranslation('forum');
  const toast = useToast();
  // Not an alert: nothing is lost but a heart.
  const failed = () => toast.show({ tone: 'info', text: t('like.failed') });
  const { isOn, set } = useFlag(type === 'node' ? 'like_post' : 'like', { type, id }, isLiked, failed);
  const count = likes - (isLiked ? 1 : 0) + (isOn ? 1 : 0);
  return (
    <Button variant="subtle" size="small" aria-pressed={isOn} onClick={() => void set(!isOn)}>
      <Heart aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      {t('hearts', { count })}
    </Button>
  );
}
