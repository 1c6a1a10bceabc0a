import { Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { readPairing } from '#features/pairing/contract.ts';
import { readProgramNode } from '#features/programme/contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientParts } from '../details/parts.ts';
import { Seen } from './Seen.tsx';

/** Fetches what does not depend on who the nurse is. What she sees does: without one it is refused. */
export function prefetchMirror(app: App): void {
  prefetchEndpoint(app, readProgramNode, { params: { domain: app.site } });
}

/** What a client’s nurse sees of them, as she sees it (issue: the client’s side). Somebody without a nurse is led to pairing. */
export function MirrorPage({ parts }: { parts: ClientParts }) {
  const { t } = useTranslation(['clients', 'pairing']);
  const path = usePath();
  const pairing = useFreshEndpoint(readPairing);
  const { data } = pairing;
  const nurse = data?.nurse;
  return (
    <Page
      before={<BackLink to={path('nurse')}>{t('pairing:title')}</BackLink>}
      title={t('pairing:mirror.title')}
      lead={nurse?.can_look ? t('pairing:mirror.lead', { name: nurse.name }) : undefined}
    >
      <PageTitle title={t('pairing:mirror.title')} />
      {!data && <NotLoaded of={pairing} heights={[6, 3, 20]} />}
      {nurse?.can_look && <Seen name={nurse.name} parts={parts} />}
      {data && !nurse?.can_look && (
        <EmptyState icon={<Unlink />} title={t('pairing:mirror.nobody')}>
          <Link className={buttonClass({ variant: 'secondary' })} to={path('nurse')}>
            {t('pairing:mirror.toNurse')}
          </Link>
        </EmptyState>
      )}
    </Page>
  );
}
