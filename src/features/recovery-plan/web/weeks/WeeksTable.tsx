import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { mondayOfWeek } from '#domain/tracking/goal.ts';
import { stakeOf, type WeekSum } from '#domain/tracking/results/week-sums.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatEuros } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { ReadAs } from '#ui/primitives/ReadAs.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Weeks.module.css';

interface WeeksTableProps {
  /** What was used in a week when the plan began, in the site's unit. */
  readonly begin: number;
  readonly weeks: readonly WeekSum[];
  readonly overview: Overview;
  readonly programmeStart: Day;
}

/** The weeks in numbers, with what was staked where that is asked. */
export function WeeksTable({ begin, weeks, overview, programmeStart }: WeeksTableProps) {
  const { t } = useTranslation('recovery-plan');
  const { language, site } = useApp();
  const { stake, unit } = measureOf(site);
  const words = useAmountWords(unit);
  const used = capitalise(words.unit(2));
  const none = <ReadAs words={t('weeks.empty')}>–</ReadAs>;
  const staked = (number: number) => {
    const monday = mondayOfWeek(programmeStart, number);
    const total = stakeOf(daysFrom(monday, addDays(monday, 6)).flatMap((day) => overview[day] ?? []));
    return total === null ? none : formatEuros(language, total);
  };
  const rows = weeks.map((week) => ({
    key: week.number,
    name: t('weeks.week', { number: week.number }),
    used: week.time === 'toCome' ? t('weeks.notYet') : week.total === null ? none : words.number(week.total),
    goal: week.goal === null ? none : words.number(week.goal),
    staked: staked(week.number),
    filled: week.time === 'toCome' ? none : t(`weeks.filled.${week.time}`, { count: week.filled }),
  }));
  const beginning = { used: words.number(begin), goal: none, staked: none, filled: none };
  const columns = [
    { key: 'used', label: used },
    { key: 'goal', label: t('weeks.goalColumn') },
    ...(stake ? [{ key: 'staked', label: t('weeks.stake') } as const] : []),
    { key: 'filled', label: t('weeks.filledColumn') },
  ] as const;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('weeks.caption', { unit: used })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('weeks.column')}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[{ key: 0, name: t('weeks.beginRow'), ...beginning }, ...rows].map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {columns.map(({ key, label }) => (
              <td key={key} data-label={label}>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
