import { useTranslation } from 'react-i18next';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { App } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackToAccount.tsx';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useFreshEndpoint } from '#ui/app/queries.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { readPairing } from '../contract.ts';
import { EndedCard } from './EndedCard.tsx';
import { PairedCard } from './PairedCard.tsx';
import { PairForm } from './PairForm.tsx';
import { WhatSheSees } from './WhatSheSees.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readPairing));
}

/** The nurse with whom somebody is paired, or the form to pair with one (spec: my nurse practitioner). */
export function NurseScreen() {
  const { t } = useTranslation('pairing');
  // The nurse may have ended it since it was fetched.
  const { data, isError, refetch } = useFreshEndpoint(readPairing);
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={data?.nurse ? undefined : t('lead')}>
      <PageTitle title={t('title')} />
      <div className="stack">
        {data && <State {...data} />}
        {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <LoadingBlocks heights={[10, 20]} />}
        <WhatSheSees />
        <Note>{t('noAlert')}</Note>
        <HelpLine />
      </div>
    </Page>
  );
}

function State({ nurse, ended }: EndpointReply<typeof readPairing>) {
  if (nurse) return <PairedCard nurse={nurse} />;
  return (
    <>
      {ended && <EndedCard ended={ended} />}
      <PairForm />
    </>
  );
}
