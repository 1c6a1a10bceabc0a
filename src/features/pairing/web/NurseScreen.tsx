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
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readConsent } from '../consent-contract.ts';
import { type PairedNurse, readPairing } from '../contract.ts';
import { ConsentTerm } from './consent/ConsentTerm.tsx';
import { LooksCard } from './consent/LooksCard.tsx';
import { ShareCard } from './consent/ShareCard.tsx';
import { EndedCard } from './EndedCard.tsx';
import { PairedCard } from './PairedCard.tsx';
import { PairForm } from './PairForm.tsx';
import { WhatSheSees } from './WhatSheSees.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readPairing));
  void app.queryClient.prefetchQuery(endpointQuery(app, readConsent));
}

/** The nurse with whom somebody is paired, or the form to pair with one (spec: my nurse practitioner). */
export function NurseScreen() {
  const { t } = useTranslation('pairing');
  // The nurse may have ended it since it was fetched.
  const { data, isLoadingError, refetch } = useFreshEndpoint(readPairing);
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={data?.nurse ? undefined : t('lead')}>
      <PageTitle title={t('title')} />
      <div className="stack">
        {data && <State {...data} />}
        {!data && isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <LoadingBlocks heights={[10, 20]} />}
        <WhatSheSees />
        <Note>{t('noAlert')}</Note>
        <HelpLine />
      </div>
    </Page>
  );
}

function State({ nurse, ended }: EndpointReply<typeof readPairing>) {
  if (nurse) return <Paired nurse={nurse} />;
  return (
    <>
      {ended && <EndedCard ended={ended} />}
      <PairForm />
      <LooksCard hasNurse={false} />
    </>
  );
}

/** With whom, what is shared and until when, and who looked. In the last weeks of the agreement that comes first. */
function Paired({ nurse }: { nurse: PairedNurse }) {
  const { name } = nurse;
  const { data: consent, isLoadingError, refetch } = useFreshEndpoint(readConsent);
  const term = consent?.until && (
    <ConsentTerm name={name} until={consent.until} asks={consent.asks_renewal} />
  );
  return (
    <>
      {consent?.asks_renewal && term}
      <PairedCard nurse={nurse} />
      {consent && <ShareCard name={name} consent={consent} />}
      {!consent && isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!consent && !isLoadingError && <LoadingBlocks heights={[12]} />}
      <LooksCard hasNurse />
      {!consent?.asks_renewal && term}
    </>
  );
}
