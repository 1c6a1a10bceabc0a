import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/**
 * Asks whether an unusually high total of a day is right, and where it could poison, says when to call 112. A total that cannot
 * be saved is refused on submit, so it is not asked about.
 */
export function HighAmount({ total, isPossible }: { total: number; isPossible: boolean }) {
  const { t } = useTranslation('ui');
  const { isPoison, seemsHighPerDay } = measureOf(useApp().site);
  return (
    <div role="status">
      {total > seemsHighPerDay && (isPossible || isPoison) && (
        <Banner>
          <p>
            {isPossible && t('highAmount.question')} {isPoison && <Sentence text={t('highAmount.unwell')} />}
          </p>
        </Banner>
      )}
    </div>
  );
}
