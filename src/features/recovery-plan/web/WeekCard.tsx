import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { addAmounts } from '#domain/kit/amount.ts';
import { measureOf, type Site } from '#domain/site/site.ts';
import { type Days, type Week, weekBounds, weekOf } from '#domain/tracking/week.ts';
import { firstDayIn } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { WeekBars } from '#ui/app/days/WeekBars.tsx';
import { formatWeek } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Legend, LegendItem } from '#ui/primitives/Legend.tsx';
import { useHasChanged } from '#ui/useHasChanged.ts';
import type { Translate } from '#ui/words/translate.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './WeekCard.module.css';

export interface WeekCardProps {
  readonly overview: Days;
  readonly me: Pick<Me, 'programmeStart' | 'registrationsStart'>;
  /** As of `WeekBars`: whose week it is, where a nurse reads it. */
  readonly clientOf?: Site;
  /** Below the figures of the week. */
  readonly renderBelow?: (week: Week) => ReactNode;
}

/** One week of bars, with navigation to other weeks and back to today. The week is in the URL. */
export function WeekCard({ overview, me, clientOf, renderBelow }: WeekCardProps) {
  const { t } = useTranslation('recovery-plan');
  const app = useApp();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const registrationsStart = firstDayIn(overview, me.registrationsStart);
  const bounds = { ...me, registrationsStart, today: app.today() };
  const { first, last, lastOfProgramme, current } = weekBounds(bounds);
  const asked = Number(search.get('week') || current);
  const number = Number.isInteger(asked) ? Math.min(last, Math.max(first, asked)) : current;
  const week = weekOf(number, overview, bounds);
  const hasTurned = useHasChanged(number);
  const show = (to: number) =>
    setSearch(to === current ? {} : { week: String(to) }, { replace: true, preventScrollReset: true });
  const showCurrent = () => {
    show(current);
    // The button disappears once that week is shown.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" className="stack" aria-labelledby="week-title">
      <div className="row row-between">
        <div className={cx('row', styles.steps)}>
          <IconButton
            label={t('plan.previousWeek')}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={number <= first || undefined}
            onClick={() => number > first && show(number - 1)}
          />
          <h2
            className="h3"
            id="week-title"
            aria-live={hasTurned ? 'polite' : undefined}
            ref={heading}
            tabIndex={-1}
          >
            {weekLabel(number, lastOfProgramme, t)}
          </h2>
          <IconButton
            label={t('plan.nextWeek')}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={number >= last || undefined}
            onClick={() => number < last && show(number + 1)}
          />
        </div>
        <p className="muted small">{formatWeek(app.language, week.monday, week.sunday)}</p>
      </div>
      <WeekBars week={week} clientOf={clientOf} />
      <WeekLegend week={week} {...(clientOf ? { context: 'client' } : {})} />
      <WeekTotals week={week} site={clientOf ?? app.site} />
      {renderBelow?.(week)}
      {/* Below the bars, so that they do not move when it appears and disappears. */}
      {number !== current && (
        <p>
          <Button variant="secondary" size="small" onClick={showCurrent}>
            {t('plan.toToday')}
          </Button>
        </p>
      )}
    </Card>
  );
}

const NUMBERED = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Only the weeks of the programme have a number (spec 1 §9). They begin on a Monday, so a programme of six times seven
 * days that begins on another day ends in a seventh week.
 */
function weekLabel(number: number, lastOfProgramme: number, t: Translate<'recovery-plan'>): string {
  if (number < 1) return t('plan.before');
  const named = NUMBERED.find((week) => week === number);
  return named === undefined || named > lastOfProgramme ? t('plan.after') : t(`plan.week.${named}`);
}

function WeekLegend({ week, context }: { week: Week; context?: 'client' }) {
  const { t } = useTranslation('ui');
  const rare = (['noGoal', 'paused'] as const).filter((mark) => week.days.some((day) => day.mark === mark));
  return (
    <Legend>
      {(['within', 'above', 'open', ...rare, 'goal'] as const).map((mark) => (
        <LegendItem key={mark} swatch={mark}>
          {t(`mark.${mark}`, context ? { context } : {})}
        </LegendItem>
      ))}
    </Legend>
  );
}

function WeekTotals({ week, site }: { week: Week; site: Site }) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(site).unit);
  const amounts = week.days.flatMap(({ totalAmount }) => totalAmount ?? []);
  const goals = week.days.flatMap(({ goal }) => goal ?? []);
  if (amounts.length === 0 && goals.length < 7) return null;
  const total = addAmounts(amounts);
  const goal = addAmounts(goals);
  const params = {
    amount: words.number(total),
    unit: words.unit(total),
    goal: words.number(goal),
    goalUnit: words.unit(goal),
  };
  // The goal of part of a week cannot be compared with the use of a whole one.
  const sentence = goals.length === 7 ? 'totalsGoal' : 'totals';
  return <p className="muted small">{t(`plan.${amounts.length === 0 ? 'goals' : sentence}`, params)}</p>;
}
