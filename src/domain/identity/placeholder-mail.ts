/**
 * Whether an address is a placeholder that no mail can reach. Accounts made by single sign-on have an address of the
 * placeholder domain until their owner gives one (spec 1 §4, contract A46).
 */
export function isPlaceholderMail(mail: string, placeholderDomain: string): boolean {
  return mail.normalize('NFKC').toLowerCase().endsWith(`@${placeholderDomain.toLowerCase()}`);
}
