import { PHASES } from '#domain/content/content.ts';
import { hasFeature } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The outline of the programme while it loads. */
export function ProgrammeSkeleton() {
  const { t } = useTranslation(['programme', 'ui']);
  const { site } = useApp();
  const phases = (
    <>
      <span className="visually-hidden" role="status">
        {t('ui:loading')}
      </span>
      <Skeleton width="18rem" />
      <Skeleton shape="block" height="0.75rem" />
      {PHASES.map((phase) => (
        <Skeleton key={phase} shape="block" height="4rem" />
      ))}
    </>
  );
  if (!hasFeature(site, 'registrations')) return <div className="stack">{phases}</div>;
  return (
    <SidebarLayout asideLabel={t('programme.week.title')} aside={<Skeleton shape="block" height="10rem" />}>
      {phases}
    </SidebarLayout>
  );
}
