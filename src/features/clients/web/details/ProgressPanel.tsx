import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientDays, type ClientRow, readClientOverview } from '../../contract.ts';
import type { ClientParts } from './parts.ts';
import { Totals } from './Totals.tsx';
import { addressOf, startsOf } from './useClient.ts';
import { WeekRegistrations } from './WeekRegistrations.tsx';

interface ProgressPanelProps extends Pick<ClientParts, 'Week'> {
  readonly client: ClientRow;
}

/** The weeks of a client as the client sees them, without a way to fill them in. */
export function ProgressPanel({ client, Week }: ProgressPanelProps) {
  const { t } = useTranslation('clients');
  const { data, isError, refetch } = useFreshEndpoint(readClientOverview, { params: addressOf(client) });
  if (isError) return <LoadFailed text={t('list.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[20, 10]} />;
  return <Progress client={client} days={data} Week={Week} />;
}

/** The same, once the days were fetched. */
export function Progress({ client, days, Week }: ProgressPanelProps & { readonly days: ClientDays }) {
  return (
    <div className="stack">
      <Week
        overview={days}
        me={startsOf(client)}
        clientOf={client.domain}
        renderBelow={(week) => <WeekRegistrations week={week} days={days} site={client.domain} />}
      />
      <Totals client={client} />
    </div>
  );
}
