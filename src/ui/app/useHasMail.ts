import type { Me } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { useApp } from './app.ts';

/** Whether somebody gave an address: whom another system let in may have a placeholder, which is nobody's. */
export function useHasMail({ mail }: Pick<Me, 'mail'>): boolean {
  return !isPlaceholderMail(mail, useApp().settings.placeholderMailDomain);
}
