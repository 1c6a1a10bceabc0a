import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../contract.ts';

/** Whom another system let in may have given no name: words stand in its place, so that a client can be opened and told of. */
export function useNamed() {
  const { t } = useTranslation('clients');
  return (client: ClientRow): ClientRow => (client.name === '' ? { ...client, name: t('nameless') } : client);
}
