import { useParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { type ClientRow, readClients } from '../../contract.ts';
import { useNamed } from '../useNamed.ts';

/** The client of the address, out of her list: null for one who is not hers, undefined while that is not known. */
export function useClient() {
  const { domain, uid } = useParams();
  const { data, isError, refetch } = useFreshEndpoint(readClients);
  const named = useNamed();
  const found = data?.find((row) => row.domain === domain && String(row.uid) === uid);
  const client: ClientRow | null | undefined = found ? named(found) : data && null;
  return { client, isError, refetch };
}

/** A client as an address names one. */
export function addressOf({ domain, uid }: Pick<ClientRow, 'domain' | 'uid'>) {
  return { domain, uid: String(uid) };
}
