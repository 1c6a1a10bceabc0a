import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../contract.ts';

/**
 * Names a client who has no name, as people whom another system let in may not give one, so that they can be opened,
 * talked about, and told from others without a name by the number that their page has in its address.
 */
export function useNamed() {
  const { t } = useTranslation('clients');
  return (client: ClientRow): ClientRow =>
    client.name === '' ? { ...client, name: t('nameless', { number: String(client.uid) }) } : client;
}
