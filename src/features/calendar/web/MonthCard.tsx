import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Day } from '#domain/kit/day.ts';
import { firstDayOf, type Month, monthAfter } from '#domain/kit/month.ts';
import type { CalendarDay } from '#domain/tracking/calendar.ts';
import { useApp } from '#ui/app/app.ts';
import { MARK_ICONS } from '#ui/app/days/mark-icons.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Legend, LegendItem } from '#ui/primitives/Legend.tsx';
import { useHasChanged } from '#ui/useHasChanged.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Calendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';

interface MonthCardProps {
  month: Month;
  days: ReadonlyMap<Day, CalendarDay>;
  bounds: { readonly first: Month; readonly last: Month };
  onMonth: (month: Month) => void;
}

/** One month of days, with navigation to other months and back to today. */
export function MonthCard({ month, days, bounds, onMonth }: MonthCardProps) {
  const { t } = useTranslation('calendar');
  const { language } = useApp();
  const hasTurned = useHasChanged(month);
  // Stays focusable at the last month, so that the focus is not lost there.
  const step = (count: number, ended: boolean) => ({
    'aria-disabled': ended,
    onClick: () => {
      if (!ended) onMonth(monthAfter(month, count));
    },
  });
  return (
    <Card as="section" className={cx('stack', styles.month)} aria-labelledby="month-title">
      <div className="row row-between">
        <h2 className="h3" id="month-title" aria-live={hasTurned ? 'polite' : undefined}>
          {capitalise(formatDay(language, firstDayOf(month), 'month'))}
        </h2>
        <div className={styles.steps}>
          <IconButton
            label={t('previous')}
            icon={<ChevronLeft aria-hidden="true" />}
            {...step(-1, month <= bounds.first)}
          />
          <Button variant="secondary" size="small" onClick={() => onMonth(bounds.last)}>
            {t('toToday')}
          </Button>
          <IconButton
            label={t('next')}
            icon={<ChevronRight aria-hidden="true" />}
            {...step(1, month >= bounds.last)}
          />
        </div>
      </div>
      <MonthGrid month={month} days={days} bounds={bounds} labelledBy="month-title" onMonth={onMonth} />
      <MarkLegend days={[...days.values()]} />
    </Card>
  );
}

/** The legend of the marks; pauses and days without a goal only in a month that has such a day. */
function MarkLegend({ days }: { days: readonly CalendarDay[] }) {
  const { t } = useTranslation('ui');
  const marks = ['within', 'above', 'noGoal', 'paused', 'open'] as const;
  return (
    <Legend>
      {marks
        .filter((mark) => (mark !== 'noGoal' && mark !== 'paused') || days.some((day) => day.mark === mark))
        .map((mark) => {
          const Icon = MARK_ICONS[mark];
          return (
            <LegendItem key={mark} swatch={mark} shape="day" icon={Icon && <Icon aria-hidden="true" />}>
              {t(`mark.${mark}`)}
            </LegendItem>
          );
        })}
    </Legend>
  );
}
