import { Link } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { RegistrationItem } from '../contract.ts';

/** Lists the registrations of a day with several, to choose which one to change. */
export function DayItems({
  date,
  items,
  current,
}: {
  date: Day;
  items: readonly RegistrationItem[];
  current: string;
}) {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const words = useAmountWords(measureOf(useApp().site).unit);
  if (items.length < 2) return null;
  return (
    <section aria-labelledby="day-items">
      <h2 className="h4" id="day-items">
        {t('items.title')}
      </h2>
      <ul>
        {items.map(({ uuid, amount }) => {
          const text = t('items.item', { amount: words.number(amount), unit: words.unit(amount) });
          return (
            <li key={uuid}>
              {uuid === current ? (
                <span>
                  <strong>{text}</strong> ({t('items.current')})
                </span>
              ) : (
                // The link disappears once the other registration is open.
                <Link to={path('registrationOfDay', { date }, { uuid })} replace onClick={focusMain}>
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
