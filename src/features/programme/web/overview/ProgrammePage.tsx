import type { ReactNode } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { hasFeature } from '#domain/site/site.ts';
import { type OverviewRead, readOverview } from '#features/daily-registration/contract.ts';
import type { App } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { prefetchBegun } from '../useBegun.ts';
import { prefetchProgramme, useProgramme } from '../useProgramme.ts';
import { ProgrammeBlocks } from './ProgrammeBlocks.tsx';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';

export function prefetchProgrammePage(app: App): void {
  prefetchProgramme(app);
  prefetchBegun(app);
  if (hasFeature(app.site, 'registrations')) {
    prefetchEndpoint(app, readOverview);
  }
}

interface ProgrammePageProps {
  /** Null on a site that does not count use. */
  readonly overview: OverviewRead | null;
  /** The question above everything else, on a site that counts use. */
  readonly question: (me: Me) => ReactNode;
}

/** The phases with their exercises, the next step in them, and this week at a glance (spec 1 §2 Programme page). */
export function ProgrammePage({ overview, question }: ProgrammePageProps) {
  const { t } = useTranslation('programme');
  const me = useMe();
  const { node, progress, isLoadingError, retry } = useProgramme(me);
  const loaded = me && node && progress && (overview === null || overview.data);
  const failed = isLoadingError || overview?.isLoadingError;
  return (
    <Page title={t('programme.title')} narrow={overview === null}>
      <PageTitle title={t('programme.title')} />
      {failed && (
        <LoadFailed
          onRetry={() => {
            retry();
            if (overview?.isLoadingError) void overview.refetch();
          }}
        />
      )}
      {!failed && !loaded && <ProgrammeSkeleton />}
      {!failed && loaded && (
        <ProgrammeBlocks me={me} node={node} progress={progress} overview={overview?.data ?? null}>
          {question(me)}
        </ProgrammeBlocks>
      )}
    </Page>
  );
}
