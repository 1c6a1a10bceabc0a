import type { Me } from '#domain/identity/account.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The texts for another address, or for a first one. */
export function useAddressWords(me: Me) {
  const { t } = useTranslation('account');
  const hasMail = useHasMail(me);
  return (
    name: 'title' | 'lead' | 'mail' | 'confirmation' | 'submit' | 'sentTitle' | 'sentLater' | 'pendingTitle',
  ) => t(hasMail ? `changeEmail.${name}` : `changeEmail.first.${name}`);
}
