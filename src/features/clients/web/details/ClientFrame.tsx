import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { runningWeek } from '#domain/tracking/goal.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { formatDay } from '#ui/app/format.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import { useClient } from './useClient.ts';

/** The client in the address; says so if it is not, or no longer, a client of hers. */
export function ClientFrame({ children }: { children: (client: ClientRow) => ReactNode }) {
  const { t } = useTranslation('clients');
  const path = usePath();
  const { client, error, refetch } = useClient();
  if (client) return children(client);
  return (
    <Page before={<BackLink to={path('clients')}>{t('client.back')}</BackLink>} title={t('client.title')}>
      <PageTitle title={t('client.title')} />
      {error ? (
        <NotOpened errors={[error]} onRetry={() => void refetch()} />
      ) : client === undefined ? (
        <LoadingBlocks heights={[4, 3, 20]} />
      ) : (
        <EmptyState icon={<Unlink />} title={t('client.goneTitle')}>
          {t('client.gone')}
        </EmptyState>
      )}
    </Page>
  );
}

/** The programme of a client, since when they follow it, and the week of it that they are in, if any. */
export function ClientLead({ client }: { client: ClientRow }) {
  const { t } = useTranslation(['clients', 'ui']);
  const app = useApp();
  const today = app.today();
  const begin = client.program_start_date;
  const params = { programme: t(`ui:site.${client.domain}`), day: formatDay(app.language, begin, 'date') };
  const week = runningWeek(begin, today);
  if (week !== null) return t('client.lead', { ...params, week });
  return t(today < begin ? 'client.leadAhead' : 'client.leadOver', params);
}
