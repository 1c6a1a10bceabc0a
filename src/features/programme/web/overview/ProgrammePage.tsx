import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { hasFeature } from '#domain/site/site.ts';
import { readOverview } from '#features/daily-registration/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { prefetchProgramme, useProgramme } from '../useProgramme.ts';
import { ProgrammeBlocks } from './ProgrammeBlocks.tsx';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';

export function prefetchProgrammePage(app: App): void {
  prefetchProgramme(app);
  if (hasFeature(app.site, 'registrations')) {
    void app.queryClient.prefetchQuery(endpointQuery(app, readOverview));
  }
}

/**
 * The phases with their exercises, the next step in them, and this week at a glance (spec 1 §2 Programme page). `Question`
 * is what is asked first, where use is counted.
 */
export function ProgrammePage({ Question }: { Question: ComponentType<{ me: Me }> }) {
  const { t } = useTranslation('programme');
  const app = useApp();
  const me = useMe();
  const { node, answers, isLoadingError, retry } = useProgramme();
  // Sites that do not count use lack this call.
  const counts = hasFeature(app.site, 'registrations');
  const overview = useQuery({ ...endpointQuery(app, readOverview), enabled: counts });
  const loaded = me && node && answers && (overview.data || !counts);
  const failed = isLoadingError || overview.isLoadingError;
  return (
    <Page title={t('programme.title')} narrow={!counts}>
      <PageTitle title={t('programme.title')} />
      {failed && (
        <LoadFailed
          onRetry={() => {
            retry();
            if (overview.isLoadingError) void overview.refetch();
          }}
        />
      )}
      {!failed && !loaded && <ProgrammeSkeleton />}
      {!failed && loaded && (
        <ProgrammeBlocks me={me} node={node} answers={answers} overview={overview.data ?? null}>
          {counts && <Question me={me} />}
        </ProgrammeBlocks>
      )}
    </Page>
  );
}
