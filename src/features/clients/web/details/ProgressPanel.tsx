import { useFreshEndpoint } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { type ClientDays, type ClientRow, readClientOverview } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import type { ClientParts } from './parts.ts';
import { Totals } from './Totals.tsx';
import { addressOf, startsOf } from './useClient.ts';
import { WeekRegistrations } from './WeekRegistrations.tsx';

interface ProgressPanelProps extends Pick<ClientParts, 'Week'> {
  readonly client: ClientRow;
}

/** The weeks of a client as the client sees them, without a way to fill them in. */
export function ProgressPanel({ client, Week }: ProgressPanelProps) {
  const { data, error, refetch } = useFreshEndpoint(readClientOverview, { params: addressOf(client) });
  if (error) return <NotOpened errors={[error]} onRetry={() => void refetch()} />;
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
