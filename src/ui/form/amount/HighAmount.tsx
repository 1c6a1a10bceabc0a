import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/**
 * A question about the total of a day that is unusually high, and when to call 112. One that cannot be saved is refused on submit;
 * a question about it would say the opposite.
 */
export function HighAmount({ total, isPossible }: { total: number; isPossible: boolean }) {
  const { t } = useTranslation('ui');
  const { isPoison, seemsHighPerDay } = measureOf(useApp().site);
  return (
    <div role="status">
      {total > seemsHighPerDay && (isPossible || isPoison) && (
        <Banner>
          {isPossible && t('highAmount.question')} {isPoison && t('highAmount.unwell')}
        </Banner>
      )}
    </div>
  );
}
