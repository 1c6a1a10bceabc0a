import { Link } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay } from '../../contract.ts';

/** A day with several registrations, which one tap could not replace. */
export function SeveralItems({ day, figures }: { day: Day; figures: OverviewDay }) {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const words = useAmountWords(measureOf(useApp().site).unit);
  const total = figures.totalAmount ?? 0;
  const count = Object.keys(figures.items).length;
  return (
    <>
      <p>{t('answer.several', { count, amount: words.number(total), unit: words.unit(total) })}</p>
      <p className="row">
        <Link to={path('registration', {}, { date: day })}>{t('items.add')}</Link>
        <Link to={path('registrationOfDay', { date: day })}>{t('edit')}</Link>
      </p>
    </>
  );
}
