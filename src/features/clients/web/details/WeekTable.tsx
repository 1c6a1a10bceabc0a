import { measureOf } from '#domain/site/site.ts';
import { weekSums } from '#domain/tracking/results/week-sums.ts';
import { DAYS_BACK } from '#domain/tracking/shown-days.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientDays, ClientRow } from '../../contract.ts';
import styles from './Details.module.css';
import { startsOf } from './useClient.ts';

/** As many whole weeks as the days that are known go back. */
const MOST_WEEKS = Math.floor(DAYS_BACK / 7);

/** The weeks of a client in numbers, from the programme's first on. */
export function WeekTable({ client, days }: { client: ClientRow; days: ClientDays }) {
  const { t } = useTranslation('clients');
  const words = useAmountWords(measureOf(client.domain).unit);
  const amount = (number: number | null) =>
    number === null ? '–' : `${words.number(number)} ${words.unit(number)}`;
  const bounds = { ...startsOf(client), today: useApp().today() };
  const weeks = weekSums(days, bounds, MOST_WEEKS).filter(({ time }) => time !== 'toCome');
  // The programme begins later.
  if (weeks.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="h3">{t('print.weeks')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('print.weeks')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('print.column')}</th>
            <th scope="col">{t('print.used')}</th>
            <th scope="col">{t('print.goal')}</th>
            <th scope="col">{t('print.filled')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.number}>
              <th scope="row">{t('print.week', { number: week.number })}</th>
              <td data-label={t('print.used')}>{amount(week.total)}</td>
              <td data-label={t('print.goal')}>{amount(week.goal)}</td>
              <td data-label={t('print.filled')}>{t('print.filledDays', { count: week.filled })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
