import { useParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { type ClientRow, readClients } from '../../contract.ts';
import { useNamed } from '../useNamed.ts';

/** The client in the address, from her list: null if it is not one of hers, undefined while that is unknown. */
export function useClient() {
  const { domain, uid } = useParams();
  const { data, error, refetch } = useFreshEndpoint(readClients);
  const named = useNamed();
  const found = data?.find((row) => row.domain === domain && String(row.uid) === uid);
  const client: ClientRow | null | undefined = found ? named(found) : data && null;
  return { client, error, refetch };
}

/** A client as an address names one. */
export function addressOf({ domain, uid }: Pick<ClientRow, 'domain' | 'uid'>) {
  return { domain, uid: String(uid) };
}

/** When a client began. Days that are not shared have no start; then there are none to show either. */
export function startsOf(client: ClientRow) {
  const programmeStart = client.program_start_date;
  return { programmeStart, registrationsStart: client.registrations_start_date ?? programmeStart };
}
