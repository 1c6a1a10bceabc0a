import type { EndpointReply } from '#contract/endpoint.ts';
import type { App } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackLink.tsx';
import { LoadFailed, NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readAccessLog, readConsent } from '../consent-contract.ts';
import { type PairedNurse, readPairing } from '../contract.ts';
import { ConsentTerm } from './consent/ConsentTerm.tsx';
import { LooksCard } from './consent/LooksCard.tsx';
import { ShareCard } from './consent/ShareCard.tsx';
import { lookPage, useLooks } from './consent/useLooks.ts';
import { EndedCard } from './EndedCard.tsx';
import { PairedCard } from './PairedCard.tsx';
import { PairForm } from './PairForm.tsx';
import { WhatSheSees } from './WhatSheSees.tsx';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readPairing);
  prefetchEndpoint(app, readConsent);
  prefetchEndpoint(app, readAccessLog, lookPage(1));
}

/** The nurse with whom somebody is paired, or the form to pair with one (spec: my nurse practitioner). */
export function NurseScreen() {
  const { t } = useTranslation('pairing');
  // The nurse may have ended it since it was fetched.
  const pairing = useFreshEndpoint(readPairing);
  const { data } = pairing;
  // Fetched beside it, so that a part of the page appears with everything that it shows.
  const consent = useFreshEndpoint(readConsent);
  const looks = useLooks(1);
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={data?.nurse ? undefined : t('lead')}>
      <PageTitle title={t('title')} />
      <div className="stack">
        {data && <State {...data} consent={consent} looks={looks} />}
        {!data && <NotLoaded of={pairing} heights={[10, 20]} />}
        <WhatSheSees />
        <Note>{t('noAlert')}</Note>
        <HelpLine />
      </div>
    </Page>
  );
}

interface Reads {
  readonly consent: ReturnType<typeof useFreshEndpoint<typeof readConsent>>;
  readonly looks: ReturnType<typeof useLooks>;
}

function State({ nurse, ended, consent, looks }: EndpointReply<typeof readPairing> & Reads) {
  if (nurse) return <Paired nurse={nurse} consent={consent} looks={looks} />;
  return (
    <>
      {ended && <EndedCard ended={ended} />}
      <PairForm />
      <LooksCard looks={looks} hasNurse={false} />
    </>
  );
}

/** The nurse, what is shared and until when, and who looked. In the last weeks of the agreement its term comes first. */
function Paired({
  nurse,
  consent: { data, isError, isFetching, refetch },
  looks,
}: Reads & { nurse: PairedNurse }) {
  const { name } = nurse;
  // Just after pairing this is still the reply for somebody without a nurse.
  const consent = data?.until ? data : undefined;
  const isLost = !consent && isError && !isFetching;
  const term = consent?.until && (
    <ConsentTerm
      name={name}
      until={consent.until}
      asks={consent.asks_renewal}
      wordsChanged={consent.words_changed}
    />
  );
  return (
    <>
      {consent?.asks_renewal && term}
      <PairedCard nurse={nurse} />
      {consent && <ShareCard name={name} consent={consent} />}
      {isLost && <LoadFailed onRetry={() => void refetch()} />}
      {!consent && !isLost && <LoadingBlocks heights={[12]} />}
      <LooksCard looks={looks} hasNurse />
      {!consent?.asks_renewal && term}
    </>
  );
}
