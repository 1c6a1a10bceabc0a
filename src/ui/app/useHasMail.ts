import type { Me } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { useApp } from './app.ts';

/**
 * Whether somebody gave an address. People another system let in may have a placeholder, which is nobody's address. False for a
 * visitor.
 */
export function useHasMail(me: Pick<Me, 'mail'> | null | undefined): boolean {
  const { placeholderMailDomain } = useApp().settings;
  return me ? !isPlaceholderMail(me.mail, placeholderMailDomain) : false;
}
