import type { Language } from '#domain/kit/language.ts';
import type { Context } from '../context.ts';

/** What another system says about somebody, besides who they are to it. */
export interface SsoPerson {
  readonly name: string;
  /** An address that it vouches for; null: the account gets a placeholder, to which no mail is ever sent. */
  readonly mail: string | null;
}

/**
 * Opens an account without a password for somebody who comes in by another system, in the transaction of the call; the accounts
 * slice provides it. An address that already has an account is not used, because its owner may be somebody else. One that
 * somebody without a password typed in but never confirmed is taken from them.
 */
export type OpenSsoAccount = (
  context: Context,
  person: SsoPerson & { readonly language: Language },
) => Promise<{ readonly uid: number }>;
