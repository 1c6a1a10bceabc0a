import { WEEKDAYS } from '#domain/kit/day.ts';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { dayBarWeekClass } from '#ui/primitives/DayBar.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The outline of the plan page while its figures load. */
export function PlanSkeleton() {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  return (
    <SidebarLayout
      asideLabel={t('plan.aside')}
      aside={
        <Card className="stack">
          <Skeleton width="8rem" />
          <Skeleton width="12rem" height="2rem" />
          <Skeleton shape="block" height="6rem" />
        </Card>
      }
    >
      <span className="visually-hidden" role="status">
        {t('ui:loading')}
      </span>
      <Skeleton shape="block" height="7rem" />
      <Card className="stack" aria-busy="true">
        <Skeleton width="8rem" />
        <div className={dayBarWeekClass}>
          {WEEKDAYS.map((day) => (
            <Skeleton key={day} shape="arch" height="9.5rem" />
          ))}
        </div>
      </Card>
      <Skeleton shape="block" height="20rem" />
    </SidebarLayout>
  );
}
