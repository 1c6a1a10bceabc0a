import type { ReactNode } from 'react';
import { hasOpenDay } from '#domain/nurse/client-figures.ts';
import { measureOf, type Site } from '#domain/site/site.ts';
import type { Week } from '#domain/tracking/week.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay, formatEuros } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { ReadAs } from '#ui/primitives/ReadAs.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientDays, ClientRegistration } from '../../contract.ts';
import styles from './Details.module.css';

interface WeekRegistrationsProps {
  readonly week: Week;
  readonly days: ClientDays;
  readonly site: Site;
}

/** The details of the registrations of a week: where, with whom, and at what stake. */
export function WeekRegistrations({ week, days, site }: WeekRegistrationsProps) {
  const { t } = useTranslation(['clients', 'ui']);
  const { language } = useApp();
  const { unit, stake } = measureOf(site);
  const words = useAmountWords(unit);
  const items = week.days.flatMap(({ day }) => days[day]?.items ?? []);
  if (items.length === 0)
    return <p className="muted">{t(hasOpenDay(week.days) ? 'days.noneOpen' : 'days.none')}</p>;
  const columns = ['amount', 'place', 'company', ...(stake ? (['stake'] as const) : [])] as const;
  const none = <ReadAs words={t('days.empty')}>–</ReadAs>;
  const cell = (item: ClientRegistration): Record<(typeof columns)[number], ReactNode> => ({
    amount: `${words.number(item.amount)} ${words.unit(item.amount)}`,
    place: item.where ? t(`ui:place.${item.where}`, { defaultValue: item.where }) : none,
    company: item.with_who ? t(`ui:company.${item.with_who}`, { defaultValue: item.with_who }) : none,
    stake: item.cost === null ? none : formatEuros(language, item.cost),
  });
  return (
    <div className="stack">
      <h3 className="h4">{t('days.heading')}</h3>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('days.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('days.day')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`days.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.uuid}>
              <th scope="row">
                <ReadAs words={formatDay(language, item.registration_date, 'full')}>
                  {formatDay(language, item.registration_date, 'short')}
                </ReadAs>
              </th>
              {columns.map((column) => (
                <td key={column} data-label={t(`days.${column}`)}>
                  {cell(item)[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
