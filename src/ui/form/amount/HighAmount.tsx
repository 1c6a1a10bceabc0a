import type { Unit } from '#domain/site/measure.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** A lot of these in one day can endanger a life. */
const POISONS: ReadonlySet<Unit> = new Set<Unit>(['glass', 'line']);

/**
 * A question about the total of a day that is unusually high, and when to call 112. One that cannot be saved is refused on submit;
 * a question about it would say the opposite.
 */
export function HighAmount({ total, isPossible }: { total: number; isPossible: boolean }) {
  const { t } = useTranslation('ui');
  const { unit, seemsHighPerDay } = measureOf(useApp().site);
  const isPoison = POISONS.has(unit);
  if (total <= seemsHighPerDay || !(isPossible || isPoison)) return null;
  return (
    <Banner role="status">
      {isPossible && t('highAmount.question')} {isPoison && t('highAmount.unwell')}
    </Banner>
  );
}
