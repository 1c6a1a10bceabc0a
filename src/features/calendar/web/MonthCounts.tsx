import { type CalendarDay, countMarks } from '#domain/tracking/calendar.ts';
import { MARK_ICONS } from '#ui/app/days/mark-icons.ts';
import { Card } from '#ui/primitives/Card.tsx';
import figures from '#ui/primitives/Figures.module.css';
import { Swatch } from '#ui/primitives/Legend.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** How many days of the month were filled in, and how they compare with the goal. Counts, never a success rate. */
export function MonthCounts({ title, days }: { title: string; days: readonly CalendarDay[] }) {
  const { t } = useTranslation(['calendar', 'ui']);
  const { total, filled, ...counts } = countMarks(days);
  const marks = (['within', 'above', 'noGoal'] as const).filter(
    (mark) => mark !== 'noGoal' || counts.noGoal > 0,
  );
  return (
    <Card as="section" className="stack" aria-labelledby="counts-title">
      <h2 className="h4" id="counts-title">
        {title}
      </h2>
      {total === 0 && <p className="muted">{t('month.none')}</p>}
      {total > 0 && (
        <>
          <p className={figures.big}>
            {filled} <span>{t('month.of', { count: total })}</span>
          </p>
          <ul className={figures.list}>
            {marks.map((mark) => {
              const Icon = MARK_ICONS[mark];
              return (
                <li key={mark}>
                  <Swatch kind={mark} shape="day">
                    {Icon && <Icon aria-hidden="true" />}
                  </Swatch>
                  {t(`ui:mark.${mark}`)}
                  <b>{t('month.days', { count: counts[mark] })}</b>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
