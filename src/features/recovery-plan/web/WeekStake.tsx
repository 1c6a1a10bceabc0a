import { measureOf } from '#domain/site/site.ts';
import { stakeOf } from '#domain/tracking/results/week-sums.ts';
import type { Week } from '#domain/tracking/week.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { formatEuros } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The stakes of a week together, with or without a plan; nothing where none was asked or entered. */
export function WeekStake({ week: { days }, overview }: { week: Week; overview: Overview }) {
  const { t } = useTranslation('recovery-plan');
  const { language, site } = useApp();
  const total = stakeOf(days.flatMap(({ day }) => overview[day] ?? []));
  if (!measureOf(site).stake || total === null) return null;
  return <p className="muted small">{t('plan.staked', { amount: formatEuros(language, total) })}</p>;
}
